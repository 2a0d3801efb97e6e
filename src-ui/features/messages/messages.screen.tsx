import type { LegalNotice, Message } from "#domain/messages/index.ts";
import type { NoticeState } from "#domain/messages/legal-notice.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, type ComponentType } from "react";
import type { MailboxViewModel } from "./mailbox.view-model.ts";
import type { NoticeExtension } from "./legal-notice.view.tsx";
import { MessagesView } from "./messages.view.tsx";

export interface MessagesScreenProps {
  readonly model: MailboxViewModel;
  /** Id of the message that the address names. */
  readonly id: string | undefined;
  /** Opens the list after the open message was deleted. */
  readonly onLeave: () => void;
  /** Says whether the contract of a legal notice of this day goes on (OFFER-15, TERMS-11, TERMS-40). */
  readonly noticeStateOf: (notice: LegalNotice, sentOn: WarsawDate) => NoticeState;
  /** Returns the address and the last day of the offer that extends the contract of a notice (MSG-12). */
  readonly extensionOf?: ((notice: LegalNotice) => NoticeExtension | undefined) | undefined;
  /** Says that a question which a message announces needs no reply any more (REQ-93). */
  readonly NoticedQuestion?: ComponentType<{ readonly message: Message }> | undefined;
}

/** Mailbox page. Marks the message named by the address as read. */
export const MessagesScreen = observer(function MessagesScreen({ model, id, ...props }: MessagesScreenProps) {
  useEffect(() => model.start(), [model]);
  const isThere = id !== undefined && model.find(id) !== undefined;
  useEffect(() => {
    // Runs once per opening, so that a failed write is not repeated while the message stays open.
    const opened = isThere ? model.find(id) : undefined;
    if (opened !== undefined) void model.open(opened);
  }, [model, id, isThere]);
  return <MessagesView model={model} id={id} {...props} />;
});
