import "#ui/design-system/css/reader.css";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Mailbox } from "./mailbox.model.ts";
import { MessagesView } from "./messages.view.tsx";

export interface MessagesScreenProps {
  readonly model: Mailbox;
  /** The message that the address names. */
  readonly id: string | undefined;
  /** Leads to the list: what was read here is taken away. */
  readonly onLeave: () => void;
}

/** Messages, and the one that is read. What the address names is read by being there. */
export const MessagesScreen = observer(function MessagesScreen({ model, id, onLeave }: MessagesScreenProps) {
  useEffect(() => model.start(), [model]);
  const read = id === undefined ? undefined : model.find(id);
  useEffect(() => {
    if (read !== undefined) void model.open(read);
  }, [model, read]);
  return <MessagesView model={model} id={id} onLeave={onLeave} />;
});
