import type { ClientPort } from "#domain/account/index.ts";
import type { ConsentsPort } from "#domain/consents/index.ts";
import type { ContactPort } from "#domain/contact/index.ts";
import type { MessagesPort } from "#domain/messages/index.ts";
import type { OffersPort } from "#domain/offers/index.ts";
import type { CredentialsPort, SessionPort, SessionStoragePort } from "#domain/session/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SiteContentPort } from "#domain/site-content/index.ts";
import type { ThemePort } from "#domain/theme/index.ts";

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
}
