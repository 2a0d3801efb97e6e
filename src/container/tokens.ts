import type { ServiceIdentifier } from "inversify";
import type { ClientPort } from "#domain/account/index.ts";
import type { ConnectivityPort } from "#domain/connectivity/index.ts";
import type { ConsentsPort } from "#domain/consents/index.ts";
import type { ContactPort } from "#domain/contact/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { DraftPort } from "#domain/drafts/index.ts";
import type { FinancePort } from "#domain/finance/index.ts";
import type { GettingInPorts, LoginPort } from "#domain/login/index.ts";
import type { MessagesPort } from "#domain/messages/index.ts";
import type { OffersPort } from "#domain/offers/index.ts";
import type { OnboardingPort } from "#domain/onboarding/index.ts";
import type {
  ActivityPort,
  ContextsPort,
  CredentialsPort,
  ServiceSignalsPort,
  SessionEventsPort,
  SessionPort,
  SessionStoragePort,
  TabLockPort,
} from "#domain/session/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { SiteContentPort } from "#domain/site-content/index.ts";
import type { ThemePort } from "#domain/theme/index.ts";
import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import type { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import type { TrackerPorts } from "#ui/stores/tracking/tracker.ts";
import type { Settings } from "./settings.ts";

/**
 * One token per thing that is wired, typed by its port. Those above the line are bound from the start, those below
 * it by the module of their context (`loadContext`).
 */
export const SETTINGS: ServiceIdentifier<Settings> = Symbol("Settings");
export const GATEWAY: ServiceIdentifier<SoapGateway> = Symbol("SoapGateway");
export const CALLER: ServiceIdentifier<SoapCaller> = Symbol("SoapCaller");
export const CREDENTIALS: ServiceIdentifier<CredentialsPort> = Symbol("CredentialsPort");
export const SIGNALS: ServiceIdentifier<ServiceSignalsPort> = Symbol("ServiceSignalsPort");
export const SESSION: ServiceIdentifier<SessionPort> = Symbol("SessionPort");
export const SESSION_STORAGE: ServiceIdentifier<SessionStoragePort> = Symbol("SessionStoragePort");
export const SESSION_EVENTS: ServiceIdentifier<SessionEventsPort> = Symbol("SessionEventsPort");
export const LOGIN: ServiceIdentifier<LoginPort> = Symbol("LoginPort");
export const CLOCK: ServiceIdentifier<ClockPort> = Symbol("ClockPort");
export const IDEMPOTENCY_KEYS: ServiceIdentifier<IdempotencyKeyPort> = Symbol("IdempotencyKeyPort");
export const THEME: ServiceIdentifier<ThemePort> = Symbol("ThemePort");
export const CONNECTIVITY: ServiceIdentifier<ConnectivityPort> = Symbol("ConnectivityPort");
export const COOKIE_CHOICE: ServiceIdentifier<CookieChoicePort> = Symbol("CookieChoicePort");
export const ACTIVITY: ServiceIdentifier<ActivityPort> = Symbol("ActivityPort");

// ---------------------------------------------------------------------------------------------------------------

export const CLIENT: ServiceIdentifier<ClientPort> = Symbol("ClientPort");
export const CONTACT: ServiceIdentifier<ContactPort> = Symbol("ContactPort");
export const CONSENTS: ServiceIdentifier<ConsentsPort> = Symbol("ConsentsPort");
export const SITE_CONTENT: ServiceIdentifier<SiteContentPort> = Symbol("SiteContentPort");
export const FINANCE: ServiceIdentifier<FinancePort> = Symbol("FinancePort");
export const MESSAGES: ServiceIdentifier<MessagesPort> = Symbol("MessagesPort");
export const OFFERS: ServiceIdentifier<OffersPort> = Symbol("OffersPort");
export const TRACKER_PORTS: ServiceIdentifier<Omit<TrackerPorts, "faults">> = Symbol("TrackerPorts");
export const GETTING_IN: ServiceIdentifier<GettingInPorts> = Symbol("GettingInPorts");
export const DRAFTS: ServiceIdentifier<DraftPort> = Symbol("DraftPort");
export const CONTEXTS: ServiceIdentifier<ContextsPort> = Symbol("ContextsPort");
export const TAB_LOCK: ServiceIdentifier<TabLockPort> = Symbol("TabLockPort");
export const ONBOARDING: ServiceIdentifier<OnboardingPort> = Symbol("OnboardingPort");
