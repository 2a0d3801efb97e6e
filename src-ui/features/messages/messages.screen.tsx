import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { MailboxViewModel } from "./mailbox.view-model.ts";
import { MessagesView } from "./messages.view.tsx";

export interface MessagesScreenProps {
  readonly model: MailboxViewModel;
  /** The message that the address names. */
  readonly id: string | undefined;
  /** Leads to the list: what was read here is taken away. */
  readonly onLeave: () => void;
}

/** Messages, and the one that is read. What the address names is read by being there. */
export const MessagesScreen = observer(function MessagesScreen({ model, id, onLeave }: MessagesScreenProps) {
  useEffect(() => model.start(), [model]);
  const isThere = id !== undefined && model.find(id) !== undefined;
  useEffect(() => {
    // once for each opening: a mark that could not be put is not put again while the message stays open
    const opened = isThere ? model.find(id) : undefined;
    if (opened !== undefined) void model.open(opened);
  }, [model, id, isThere]);
  return <MessagesView model={model} id={id} onLeave={onLeave} />;
});
