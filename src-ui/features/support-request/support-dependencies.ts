import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SupportPort } from "#domain/support/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import type { ComplaintRightsDependencies } from "./complaint-rights.view-model.ts";
import type { DocumentDownloadsDependencies } from "#ui/stores/offers/document-downloads.ts";

export interface SupportDependencies extends DocumentDownloadsDependencies {
  readonly port: SupportPort;
  readonly store: SupportStore;
  readonly messages: Pick<MessagesStore, "messages" | "outages">;
  readonly client: Pick<ClientStore, "data">;
  readonly finance: Pick<FinanceStore, "entries">;
  readonly openPayments: Pick<OpenPaymentsStore, "complete" | "followEntries">;
  readonly contact: Pick<ContactStore, "data">;
  readonly today: Pick<TodayStore, "today">;
  readonly clock: Pick<ClockPort, "now">;
  /** Largest file that the installation accepts, megabytes (VAL-13). */
  readonly fileMegabytes: number;
  readonly settlement: ComplaintRightsDependencies["settlement"];
  readonly draftOf: (form: string) => FormDraft | undefined;
}
