import { fakeFeatureAvailability, type FakeFeatureAvailability } from "#test/fakes/fake-feature-availability.ts";
import type { ClientData } from "#domain/account/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { ActionLink } from "#domain/action-links/index.ts";
import type { StoredSession, UserSession } from "#domain/session/index.ts";
import { fakeBackendAccess, type FakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeClient, type FakeClient } from "#test/fakes/fake-client.ts";
import { fakeCustomerContexts, plainRoles, type FakeCustomerContexts } from "#test/fakes/fake-customer-contexts.ts";
import { fakeConsents, type FakeConsents } from "#test/fakes/fake-consents.ts";
import { fakeContact, type FakeContact } from "#test/fakes/fake-contact.ts";
import { fakeActivity, fakeConnectivity, type FakeActivity, type FakeConnectivity } from "#test/fakes/fake-device.ts";
import { fakeFinance, type FakeFinance } from "#test/fakes/fake-finance.ts";
import {
  fakeChatAdmission,
  fakeChatSocket,
  type FakeChatAdmission,
  type FakeChatSocket,
} from "#test/fakes/fake-chat.ts";
import { fakeIdentityProof, type FakeIdentityProof } from "#test/fakes/fake-identity-proof.ts";
import { fakeLogin, type FakeLogin } from "#test/fakes/fake-login.ts";
import { fakePasswordReset, type FakePasswordReset } from "#test/fakes/fake-password-reset.ts";
import { fakeRegistration, type FakeRegistration } from "#test/fakes/fake-registration.ts";
import { fakeLoginLink, type FakeLoginLink } from "#test/fakes/fake-login-link.ts";
import { fakeActionLinks, type FakeActionLinks } from "#test/fakes/fake-action-links.ts";
import { fakeWithdrawals, type FakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { fakeMessages, type FakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOffers, type FakeOffers } from "#test/fakes/fake-offers.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { DirectBilling } from "#domain/direct-billing/index.ts";
import { fakeDirectBilling, type FakeDirectBilling } from "#test/fakes/fake-direct-billing.ts";
import { fakeDrafts, type FakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import {
  fakePage,
  fakePageSpeed,
  fakeRecording,
  fakeTracking,
  type FakePage,
  type FakePageSpeed,
  type FakeRecording,
  type FakeTracking,
} from "#test/fakes/fake-tracking.ts";
import { fakeOnboarding, type FakeOnboarding } from "#test/fakes/fake-onboarding.ts";
import { fakeServiceSignals, type FakeServiceSignals } from "#test/fakes/fake-service-signals.ts";
import { fakeSession, type FakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage, type FakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { fakeSiteContent, type FakeSiteContent } from "#test/fakes/fake-site-content.ts";
import { fakeTheme, type FakeTheme } from "#test/fakes/fake-theme.ts";
import { movableClock, START, type MovableClock } from "#test/fakes/movable-clock.ts";
import {
  aClientData,
  aContact,
  aDirectBilling,
  anEntry,
  anOffer,
  anAddress,
  aPaidEntry,
  aProduct,
  aSession,
  day,
  month,
  zloty,
} from "#test/mothers/index.ts";

/** Customer who logs in by default. */
export const CUSTOMER = { login: "m.brzezinska", password: "Wiazka-2026" } as const;

/** Token of a link that logs the customer in once. */
export const LOGIN_TOKEN = "token-of-the-link";

/** All fakes beneath the portal. A test scripts them, and inspects them afterwards. */
export interface FakeBackend {
  readonly clock: MovableClock;
  readonly storage: FakeSessionStorage;
  readonly session: FakeSession;
  readonly signals: FakeServiceSignals;
  readonly backendAccess: FakeBackendAccess;
  readonly featureAvailability: FakeFeatureAvailability;
  readonly activity: FakeActivity;
  readonly connectivity: FakeConnectivity;
  readonly login: FakeLogin;
  readonly identityProof: FakeIdentityProof;
  readonly registration: FakeRegistration;
  readonly passwordReset: FakePasswordReset;
  readonly actionLinks: FakeActionLinks;
  readonly withdrawals: FakeWithdrawals;
  readonly loginLink: FakeLoginLink;
  readonly chatAdmission: FakeChatAdmission;
  readonly chatSocket: FakeChatSocket;
  readonly theme: FakeTheme;
  readonly contexts: FakeCustomerContexts;
  readonly client: FakeClient;
  readonly contact: FakeContact;
  readonly consents: FakeConsents;
  readonly siteContent: FakeSiteContent;
  readonly messages: FakeMessages;
  readonly offers: FakeOffers;
  readonly finance: FakeFinance;
  readonly onboarding: FakeOnboarding;
  readonly directBilling: FakeDirectBilling;
  readonly cookies: CookieChoicePort;
  readonly drafts: FakeDrafts;
  readonly tracking: FakeTracking;
  readonly recording: FakeRecording;
  readonly page: FakePage;
  readonly speed: FakePageSpeed;
}

export interface FakeBackendChanges {
  readonly session?: Partial<UserSession>;
  readonly client?: Partial<ClientData>;
  /** Default: no service of another company. */
  readonly directBilling?: DirectBilling;
  readonly entries?: readonly FinancialEntry[];
  /** Action links by their tokens. */
  readonly actionLinks?: Readonly<Record<string, ActionLink>>;
  /** Session that the browser has stored before the portal opens. */
  readonly storedSession?: StoredSession;
}

/** Television and internet in one flat, a mobile phone elsewhere. */
export const PRODUCTS = [
  aProduct(),
  aProduct({
    productId: "P-2",
    category: "television",
    name: "Telewizja",
    fullName: "Telewizja Horyzont 160",
    actualPrice: zloty("84.90"),
  }),
  aProduct({
    productId: "P-3",
    category: "mobile_phone",
    name: "Telefon komórkowy",
    fullName: "Komórka bez limitu",
    actualPrice: zloty("35.00"),
    address: anAddress({ addressId: "A-2", street: "ul. Długa", houseNumber: "3", flatNumber: undefined }),
  }),
];

/** Three invoices: one due, one overdue, one paid. */
export const ENTRIES = [
  anEntry(),
  anEntry({
    entryId: "E-10",
    number: "FV/4127830/10/26",
    period: month("2026-10"),
    entryDate: day("2026-10-16"),
    dueDate: day("2026-10-30"),
    unpaidAmount: zloty("49.99"),
  }),
  aPaidEntry({
    entryId: "E-09",
    number: "FV/4127830/09/26",
    period: month("2026-09"),
    entryDate: day("2026-09-16"),
    dueDate: day("2026-09-30"),
  }),
];

/** Creates the fakes of a server with one customer, of a browser, and of a clock that only the test moves. */
export function createFakeBackend(changes: FakeBackendChanges = {}): FakeBackend {
  const session = aSession(changes.session);
  const signals = fakeServiceSignals();
  const backendAccess = fakeBackendAccess(signals.signals);
  return {
    clock: movableClock(),
    storage: fakeSessionStorage(changes.storedSession === undefined ? {} : { stored: changes.storedSession }),
    session: fakeSession({ onSessionChange: backendAccess.changeSession }),
    signals,
    backendAccess,
    featureAvailability: fakeFeatureAvailability(),
    activity: fakeActivity(),
    connectivity: fakeConnectivity(),
    identityProof: fakeIdentityProof({ password: CUSTOMER.password }),
    login: fakeLogin({ accounts: [{ ...CUSTOMER, session }] }),
    registration: fakeRegistration(),
    passwordReset: fakePasswordReset(),
    actionLinks: fakeActionLinks(changes.actionLinks),
    withdrawals: fakeWithdrawals(),
    loginLink: fakeLoginLink({ [LOGIN_TOKEN]: { name: "Małgorzata", session } }),
    chatAdmission: fakeChatAdmission(),
    chatSocket: fakeChatSocket(),
    theme: fakeTheme(),
    contexts: fakeCustomerContexts(session.contexts.map(({ id }) => plainRoles(id))),
    client: fakeClient({
      data: aClientData({
        products: PRODUCTS,
        addressList: [
          anAddress(),
          anAddress({ addressId: "A-2", street: "ul. Długa", houseNumber: "3", flatNumber: undefined }),
        ],
        ...changes.client,
      }),
    }),
    contact: fakeContact({ data: aContact() }),
    consents: fakeConsents(),
    siteContent: fakeSiteContent(),
    messages: fakeMessages(),
    offers: fakeOffers({ offers: [anOffer()] }),
    finance: fakeFinance({ entries: changes.entries ?? ENTRIES }),
    onboarding: fakeOnboarding(),
    directBilling: fakeDirectBilling(changes.directBilling ?? aDirectBilling({ services: [] })),
    cookies: fakeCookieChoice("necessary"),
    drafts: fakeDrafts(),
    tracking: fakeTracking(),
    recording: fakeRecording(),
    page: fakePage(),
    speed: fakePageSpeed(),
  };
}

/** Creates a fake backend with a stored session that ends in 15 minutes. */
export function createLoggedInBackend(changes: FakeBackendChanges = {}): FakeBackend {
  return createFakeBackend({
    ...changes,
    storedSession: { session: aSession(changes.session), deadline: START + 900_000 },
  });
}
