import { ContainerModule } from "inversify";
import { MailboxViewModel } from "#ui/features/messages/mailbox.view-model.ts";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapOutageNewsAdapter } from "#adapters/soap/messages/soap-outage-news.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  FINANCE_STORE,
  FORM_SERVICES,
  IDEMPOTENCY_KEY_PORT,
  MAILBOX_VIEW_MODEL,
  MESSAGES_STORE,
  MESSAGE_MARKS_PORT,
  OPERATION_GATEWAY,
  OUTAGE_NEWS_PORT,
  TOASTS_STORE,
  TODAY_STORE,
} from "./tokens.ts";

/** Mailbox of an account and news about outages. A pending removal of a message survives a change of the page. */
export const mailboxModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(MESSAGE_MARKS_PORT).toResolvedValue((gateway) => new SoapMessageMarksAdapter(gateway), [OPERATION_GATEWAY]);
    bind(OUTAGE_NEWS_PORT).toResolvedValue((gateway) => new SoapOutageNewsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(MAILBOX_VIEW_MODEL)
      .toResolvedValue(
        (messages, marks, toasts, today, finance, { drafts }, idempotencyKeys) =>
          new MailboxViewModel({
            messages,
            marks,
            toasts,
            today,
            finance,
            draft: drafts.of("deleted messages", () => undefined),
            idempotencyKeys,
          }),
        [
          MESSAGES_STORE,
          MESSAGE_MARKS_PORT,
          TOASTS_STORE,
          TODAY_STORE,
          FINANCE_STORE,
          FORM_SERVICES,
          IDEMPOTENCY_KEY_PORT,
        ],
      )
      .onDeactivation((mailbox) => mailbox.dispose());
  }),
} satisfies ContextModule;
