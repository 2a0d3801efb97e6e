import type { FormDraft } from "#domain/drafts/index.ts";
import type { MessageMarksPort } from "#domain/messages/messages.port.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";

export interface MailboxDependencies {
  readonly messages: MessagesStore;
  readonly marks: MessageMarksPort;
  readonly finance: Pick<FinanceStore, "entries">;
  /** Stores the messages that are about to be deleted, so that a reload does not bring them back. */
  readonly draft: FormDraft | undefined;
  readonly toasts: Pick<ToastsStore, "show" | "shown">;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
}
