import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import type { ChatAdmissionPort, ChatSocketPort } from "#domain/chat/index.ts";
import type { ClientPort } from "#domain/account/index.ts";
import type { ConnectivityPort } from "#domain/connectivity/index.ts";
import type { ConsentsPort } from "#domain/consents/index.ts";
import type { ContactPort } from "#domain/contact/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { DraftPort } from "#domain/drafts/index.ts";
import type { FinancePort } from "#domain/finance/index.ts";
import type { GettingInPorts, LoginLinkPort, LoginPort } from "#domain/login/index.ts";
import type { MattersPort } from "#domain/matters/index.ts";
import type { MessagesPort } from "#domain/messages/index.ts";
import type { OffersPort } from "#domain/offers/index.ts";
import type { OnboardingPort } from "#domain/onboarding/index.ts";
import type {
  ActivityPort,
  CheckTurnPort,
  CredentialsPort,
  ServiceSignalsPort,
  SessionEventsPort,
  SessionPort,
  SessionStoragePort,
} from "#domain/session/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { SiteContentPort } from "#domain/site-content/index.ts";
import type { ThemePort } from "#domain/theme/index.ts";
import type { ContextSwitchPorts } from "#ui/stores/session/context-switch.ts";
import type { TrackerPorts } from "#ui/stores/tracking/tracker.ts";

/** The ports beneath the core stores, whatever stands behind them: the wire, or the fakes of a test. */
export interface CorePorts {
  readonly clock: ClockPort;
  readonly storage: SessionStoragePort;
  readonly credentials: CredentialsPort;
  readonly session: SessionPort;
  readonly client: ClientPort;
  readonly contact: ContactPort;
  readonly consents: ConsentsPort;
  readonly siteContent: SiteContentPort;
  readonly messages: MessagesPort;
  readonly offers: OffersPort;
  readonly theme: ThemePort;
  readonly signals: ServiceSignalsPort;
}

/** What the chat stands on. */
export interface ChatPorts {
  readonly clock: ClockPort;
  readonly connectivity: ConnectivityPort;
  /** Of messages. */
  readonly ids: IdempotencyKeyPort;
  readonly admission: ChatAdmissionPort;
  readonly socket: ChatSocketPort;
}

/** Ports that few customers ever need: nobody loads them but who does. */
export interface RarePorts {
  /** What the links of messages are about. */
  readonly matters: MattersPort;
  readonly loginLink: LoginLinkPort;
  /** Comes with the first chat that is opened; rejects when it cannot be fetched. */
  readonly chat: () => Promise<ChatPorts>;
}

/** All the ports of the portal. */
export interface AppPorts extends CorePorts {
  readonly cookies: CookieChoicePort;
  readonly login: LoginPort;
  readonly activity: ActivityPort;
  readonly sessionEvents: SessionEventsPort;
  readonly checkTurns: CheckTurnPort;
  readonly connectivity: ConnectivityPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Loads its context with the first who asks; rejects when that cannot be fetched, and may then be asked again. */
  finance(): Promise<FinancePort>;
  onboarding(): Promise<OnboardingPort>;
  readonly gettingIn: () => Promise<GettingInPorts>;
  /** Those that few need; they come with the first who asks. */
  readonly rare: () => Promise<RarePorts>;
  /** The wire itself, for a part of a context that its one page brings with it: nobody else loads it. */
  readonly caller: SoapCaller;
  contexts(): Promise<ContextSwitchPorts>;
  drafts(): Promise<DraftPort>;
  tracking(): Promise<TrackerPorts>;
}
