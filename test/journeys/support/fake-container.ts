import { ContainerModule, type ServiceIdentifier } from "inversify";
import { configure } from "mobx";
import { EMPTY } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import { BrowserFileDownloadAdapter } from "#adapters/browser/browser-file-download.adapter.ts";
import { BrowserChatMemoryAdapter } from "#adapters/storage/browser-chat-memory.adapter.ts";
import { LocalChatWindowMemoryAdapter } from "#adapters/storage/local-chat-window-memory.adapter.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import type { LoginLanguagePort } from "#domain/language/index.ts";
import type { SupportPort } from "#domain/support/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { App } from "#src/boot/app.ts";
import { assembleApp } from "#src/boot/assemble-app.ts";
import { brandOf } from "#src/boot/brand.ts";
import { portalSettingsOf } from "#src/boot/portal-settings-of.ts";
import { CONTEXT_LOADERS, type ContextName } from "#src/container/context-loaders.ts";
import { CORE_MODULES } from "#src/container/core-modules.ts";
import { CreatedOnce } from "#src/container/created-once.ts";
import { PortalContainer, type ContextLoaders } from "#src/container/portal-container.ts";
import * as documentTokens from "#src/container/document-tokens.ts";
import { LOGIN_LANGUAGE_PORT } from "#src/container/page-store-tokens.ts";
import * as tokens from "#src/container/tokens.ts";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { fakeCallBilling } from "#test/fakes/fake-call-billing.ts";
import { fakeChatAlert } from "#test/fakes/fake-chat-alert.ts";
import { fakeTabLeadership } from "#test/fakes/fake-tab-leadership.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { fakeIdempotencyKeys, fakeCheckTurns } from "#test/fakes/fake-device.ts";
import { fakeDataHistory } from "#test/fakes/fake-data-history.ts";
import { fakeElectronicPoll } from "#test/fakes/fake-electronic-poll.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeCustomerDocuments } from "#test/fakes/fake-customer-documents.ts";
import { fakeFileArchive, fakeFileDigest } from "#test/fakes/fake-file-tools.ts";
import { fakeHelp, fakeLocation } from "#test/fakes/fake-help.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { fakeOutageNews } from "#test/fakes/fake-outage-news.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeScrollPositions } from "#test/fakes/fake-scroll-positions.ts";
import { fakeNavigationHistory } from "#test/fakes/fake-navigation-history.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { fakeTerminations } from "#test/fakes/fake-terminations.ts";
import { fakePayouts } from "#test/fakes/fake-payouts.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { fakeSatisfactionSurvey } from "#test/fakes/fake-satisfaction-survey.ts";
import { fakeSetTopBox } from "#test/fakes/fake-set-top-box.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { fakePermissionsRefresh, fakeSettings } from "#test/fakes/fake-settings.ts";
import { fakeSiteContentCache } from "#test/fakes/fake-site-content-cache.ts";
import { fakeAccessibilityComplaints } from "#test/fakes/fake-accessibility-complaints.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { hashedMarks } from "#test/fakes/fake-tracking.ts";
import { fakeLoginLanguage } from "#test/fakes/fake-login-language.ts";
import { fakeWelcomeMarks } from "#test/fakes/fake-welcome-marks.ts";
import { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import { fakeWifi } from "#test/fakes/fake-wifi.ts";
import { aConfiguration, aContact, aSession, demoForms, TODAY, zloty } from "#test/mothers/index.ts";
import { PendingPushStore } from "#ui/stores/device/pending-push.store.ts";
import type { FakeBackend } from "./fake-backend.ts";

type Bind = <Port>(token: ServiceIdentifier<Port>, fake: Port) => void;

const fakes = (bindAll: (bind: Bind) => void): ContainerModule =>
  new ContainerModule(({ bind }) =>
    bindAll((token, fake) => {
      bind(token).toConstantValue(fake);
    }),
  );

/** Returns the fakes of what the browser window provides. */
export function fakeBrowser(backend: FakeBackend, left: string[] = []): ContainerModule {
  return fakes((bind) => {
    bind(tokens.SESSION_STORAGE_PORT, backend.storage);
    bind(tokens.ENTERED_LOGIN, { value: "" });
    // Uses the storage of the test's browser, which the entrance reads.
    bind(tokens.RETURN_ADDRESS_PORT, new SessionReturnAddressAdapter(() => window.sessionStorage));
    bind(tokens.NAVIGATION_HISTORY_PORT, fakeNavigationHistory().port);
    bind(
      tokens.SCROLL_POSITIONS_PORT,
      fakeScrollPositions({ address: "/index", isNewVisit: true, positions: {} }).port,
    );
    bind(tokens.NATIVE_APP, new CreatedOnce());
    bind(tokens.TAB_LOCK_PORT, fakeTabLock());
    bind(tokens.CLOCK_PORT, backend.clock);
    bind(tokens.SERVICE_CLOCK, new ServiceClock(backend.clock));
    bind(tokens.IDEMPOTENCY_KEY_PORT, fakeIdempotencyKeys());
    bind(tokens.THEME_PORT, backend.theme);
    bind(tokens.CONNECTIVITY_PORT, backend.connectivity);
    bind(tokens.COOKIE_CHOICE_PORT, backend.cookies);
    bind(tokens.SESSION_EVENTS_PORT, backend.storage);
    bind(tokens.CHECK_TURN_PORT, fakeCheckTurns());
    bind(tokens.ACTIVITY_PORT, backend.activity);
    bind(tokens.CLIPBOARD_PORT, { write: () => Promise.resolve(true) });
    bind(tokens.PAYMENT_PAGE_PORT, { open: (url) => void left.push(url) });
  });
}

/** Real adapters over the test's browser, resolved on demand because some specs have no window. */
const testBrowser = new ContainerModule(({ bind }) => {
  bind(tokens.CHAT_WINDOW_MEMORY_PORT).toResolvedValue(() => new LocalChatWindowMemoryAdapter(window));
});

/** Returns the fakes of the server ports that the first chunk binds. */
const fakeCore = (backend: FakeBackend): ContainerModule =>
  fakes((bind) => {
    bind(tokens.FEATURE_AVAILABILITY_PORT, backend.featureAvailability);
    bind(tokens.OPERATION_GATEWAY, { call: () => Promise.resolve(fail({ kind: "unreachable" })) });
    bind(tokens.CREDENTIALS_PORT, backend.session);
    bind(tokens.SERVICE_SIGNALS_PORT, backend.signals);
    bind(tokens.BACKEND_ACCESS_PORT, backend.backendAccess);
    bind(tokens.SESSION_PORT, backend.session);
    bind(tokens.LOGIN_PORT, backend.login);
    bind(tokens.CLIENT_PORT, backend.client);
    bind(tokens.CONTACT_PORT, backend.contact);
    bind(tokens.CONSENTS_PORT, backend.consents);
    bind(tokens.SITE_CONTENT_PORT, backend.siteContent);
    bind(tokens.WELCOME_MARKS_PORT, fakeWelcomeMarks());
    bind(tokens.MESSAGES_PORT, backend.messages);
    bind(tokens.OFFERS_PORT, backend.offers);
    bind(tokens.CUSTOMER_CONTEXTS_PORT, backend.contexts);
  });

/** Returns the fakes of each lazy context. A missing context does not compile. */
export function fakePorts(backend: FakeBackend): Readonly<Record<ContextName, ContainerModule>> {
  const settings = fakeSettings();
  const device = fakeDeviceAccess({ session: aSession(), isRight: () => true });
  return {
    "account-access": fakes((bind) => {
      bind(tokens.REGISTRATION_PORT, backend.registration);
      bind(tokens.PASSWORD_RESET_PORT, backend.passwordReset);
    }),
    ...fakeLanguagePorts(fakeLoginLanguage()),
    "action-links": fakes((bind) => {
      bind(tokens.ACTION_LINKS_PORT, backend.actionLinks);
      bind(tokens.LOGIN_LINK_PORT, backend.loginLink);
    }),
    agreements: fakes((bind) => bind(tokens.AGREEMENTS_PORT, fakeAgreements([]))),
    chat: fakes((bind) => {
      bind(tokens.CHAT_ADMISSION_PORT, backend.chatAdmission);
      bind(tokens.CHAT_ALERT_PORT, fakeChatAlert());
      bind(tokens.TAB_LEADERSHIP_PORT, fakeTabLeadership().openTab().port);
      // Uses the storage of the test's browser.
      bind(tokens.CHAT_MEMORY_PORT, new BrowserChatMemoryAdapter(window));
      bind(tokens.CHAT_SOCKET_PORT, backend.chatSocket);
    }),
    "contact-change": fakes((bind) => bind(tokens.CONTACT_CHANGE_PORT, fakeContactChange(aContact()))),
    "content-copies": fakes((bind) => bind(tokens.SITE_CONTENT_CACHE_PORT, fakeSiteContentCache())),
    identity: fakes((bind) => bind(tokens.IDENTITY_PROOF_PORT, backend.identityProof)),
    device: fakes((bind) => {
      bind(tokens.NATIVE_BRIDGE_PORT, fakeNativeBridge());
      bind(tokens.PENDING_PUSH_STORE, new PendingPushStore());
      bind(tokens.NATIVE_FILE_DOWNLOAD_PORT, new BrowserFileDownloadAdapter(window));
      bind(tokens.DEVICE_LOGIN_PORT, device.login);
      bind(tokens.DEVICE_REGISTRATION_PORT, device.registration);
      bind(tokens.DEVICE_MEMORY_PORT, fakeDeviceMemory());
    }),
    "direct-billing": fakes((bind) => bind(tokens.DIRECT_BILLING_PORT, backend.directBilling)),
    files: fakes((bind) => {
      bind(tokens.FILE_DOWNLOAD_PORT, new BrowserFileDownloadAdapter(window));
      bind(tokens.PROVIDER_FILES_PORT, fakeProviderFiles());
    }),
    finance: fakes((bind) => {
      bind(tokens.FINANCE_PORT, backend.finance);
      bind(tokens.ACCOUNT_CHANGES_PORT, { publish: () => undefined, changes: EMPTY });
    }),
    withdrawal: fakes((bind) => bind(tokens.WITHDRAWAL_PORT, backend.withdrawals)),
    forms: fakes((bind) => bind(tokens.DRAFT_PORT, backend.drafts)),
    documents: fakes((bind) => {
      bind(documentTokens.CUSTOMER_DOCUMENTS_PORT, fakeCustomerDocuments());
      bind(documentTokens.FILE_DIGEST_PORT, fakeFileDigest());
      bind(documentTokens.FILE_ARCHIVE_PORT, fakeFileArchive());
    }),
    help: fakes((bind) => {
      bind(tokens.HELP_PORT, fakeHelp());
      bind(tokens.LOCATION_PORT, fakeLocation("unavailable"));
    }),
    invoices: fakes((bind) => {
      bind(tokens.INVOICES_PORT, fakeInvoices());
      bind(tokens.OPEN_PAYMENTS_PORT, fakeOpenPayments(backend.finance));
      bind(tokens.PAYOUTS_PORT, fakePayouts(zloty("0.00")));
      bind(tokens.CALL_BILLING_PORT, fakeCallBilling([], TODAY));
    }),
    mailbox: fakes((bind) => {
      bind(tokens.MESSAGE_MARKS_PORT, fakeMessageMarks(backend.messages));
      bind(tokens.OUTAGE_NEWS_PORT, fakeOutageNews(backend.messages));
    }),
    onboarding: fakes((bind) => {
      bind(tokens.ONBOARDING_PORT, backend.onboarding);
      bind(tokens.ONBOARDING_FLAGS_PORT, fakeOnboardingFlags());
    }),
    products: fakes((bind) =>
      bind(tokens.PRODUCTS_PORT, fakeProducts({ products: [], guides: {}, moved: [], visited: [], mobiles: {} })),
    ),
    sales: fakes((bind) => bind(tokens.SALES_PORT, fakeSales())),
    "set-top-box": fakes((bind) => bind(tokens.SET_TOP_BOX_PORT, fakeSetTopBox([]))),
    passkeys: fakes((bind) => {
      bind(tokens.AUTHENTICATOR_PORT, fakeAuthenticator({ isSupported: false }));
      bind(tokens.PASSKEYS_PORT, settings.ports.passkeys);
      bind(tokens.PASSKEY_LOGIN_PORT, settings.passkeys.login);
    }),
    settings: fakes((bind) => {
      bind(tokens.SIGN_IN_PORT, settings.ports.signIn);
      bind(tokens.ACTIVITY_LOG_PORT, settings.ports.activityLog);
      bind(tokens.SECOND_FACTOR_PORT, settings.ports.factor);
      bind(tokens.ACTIVE_SESSIONS_PORT, settings.ports.sessions);
      bind(tokens.RECOVERY_CODES_PORT, settings.ports.recoveryCodes);
      bind(tokens.MOBILE_DEVICES_PORT, settings.ports.devices);
      bind(tokens.CLIENT_ACCOUNTS_PORT, settings.ports.accounts);
      bind(tokens.PERMISSIONS_REFRESH_PORT, fakePermissionsRefresh());
      bind(tokens.DATA_HISTORY_PORT, fakeDataHistory({ chats: [], consentHistory: [] }));
    }),
    support: fakes((bind) => {
      bind(tokens.SUPPORT_PORT, fakeSupport({ forms: demoForms() }));
      bind(tokens.ACCESSIBILITY_COMPLAINTS_PORT, fakeAccessibilityComplaints());
    }),
    surveys: fakes((bind) => {
      bind(tokens.SATISFACTION_SURVEY_PORT, fakeSatisfactionSurvey());
      bind(tokens.ELECTRONIC_POLL_PORT, fakeElectronicPoll());
    }),
    termination: fakes((bind) => bind(tokens.TERMINATIONS_PORT, fakeTerminations([]))),
    tracking: fakes((bind) => {
      bind(tokens.SESSION_HASH_PORT, hashedMarks());
      bind(tokens.TRACKING_PORT, backend.tracking);
      bind(tokens.ANALYTICS_PORT, backend.tracking);
      bind(tokens.SESSION_RECORDING_PORT, backend.recording);
      bind(tokens.INTERACTIONS_PORT, backend.page);
      bind(tokens.PAGE_SPEED_PORT, backend.speed);
    }),
    wifi: fakes((bind) => bind(tokens.WIFI_PORT, fakeWifi([]))),
  };
}

/** Returns the ports of the offer page over these offers. */
export const fakeSalesPorts = (offers: readonly OfferDetails[]): Pick<OtherPorts, "sales"> => ({
  sales: fakes((bind) => bind(tokens.SALES_PORT, fakeSales(offers))),
});

/** Returns the port of the requests. */
export const fakeSupportPorts = (port: SupportPort): Pick<OtherPorts, "support"> => ({
  support: fakes((bind) => bind(tokens.SUPPORT_PORT, port)),
});

/** Returns the port of the language of the login. */
export const fakeLanguagePorts = (port: LoginLanguagePort): { readonly language: ContainerModule } => ({
  language: fakes((bind) => bind(LOGIN_LANGUAGE_PORT, port)),
});

/** Replacements for the ports of contexts. */
type OtherPorts = Readonly<Partial<Record<ContextName, ContainerModule>>>;

/** Returns the real loaders of all contexts, with these ports replaced. */
export function withPorts(ports: OtherPorts): ContextLoaders<ContextName> {
  const loaders: Record<ContextName, ContextLoaders<ContextName>[ContextName]> = { ...CONTEXT_LOADERS };
  const names: readonly ContextName[] = Object.keys(CONTEXT_LOADERS).filter(isContextName);
  for (const name of names) {
    const replaced = ports[name];
    if (replaced !== undefined) loaders[name] = async () => ({ ...(await CONTEXT_LOADERS[name]()), ports: replaced });
  }
  return loaders;
}

const isContextName = (name: string): name is ContextName => name in CONTEXT_LOADERS;

/** Builds the container of the portal over a fake backend. `left` collects the addresses of opened payment pages. */
export function fakeContainer(
  backend: FakeBackend,
  left: string[] = [],
  ports: OtherPorts = {},
): PortalContainer<ContextName> {
  const container = new PortalContainer(withPorts({ ...fakePorts(backend), ...ports }));
  container.add({ ports: fakeBrowser(backend, left) });
  container.add({ ports: testBrowser });
  container.add({ ports: fakeCore(backend) });
  for (const { ports: _, ...stores } of CORE_MODULES) container.add(stores);
  container.root
    .rebind(tokens.CALL_ERROR_RECORDER)
    .toConstantValue({ errors: backend.page.errors, add: (error) => backend.page.callFails(error) });
  return container;
}

export interface PortalStart {
  readonly configuration?: Configuration;
  readonly left?: string[];
  /** Ports that replace the fakes of a context. */
  readonly ports?: OtherPorts;
  /** Binds other ports before anything is resolved. */
  readonly change?: (container: PortalContainer<ContextName>) => void;
}

/** Assembles the portal over a fake backend. No session is open yet. */
export function openApp(
  backend: FakeBackend,
  { configuration = aConfiguration(), left, ports, change }: PortalStart = {},
): App {
  configure({ enforceActions: "always" });
  const container = fakeContainer(backend, left, ports);
  change?.(container);
  return assembleApp(container, { brand: brandOf(configuration), settings: portalSettingsOf(configuration) });
}
