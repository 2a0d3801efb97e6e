import { observer } from "mobx-react-lite";
import { useNavigate, useParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { MessagesScreen } from "#ui/features/messages/messages.screen.tsx";
import { mailboxTitle } from "#ui/features/messages/mailbox-title.ts";
import { useService } from "../container/use-service.tsx";
import { MAILBOX_VIEW_MODEL } from "../container/tokens.ts";
import { PageTitle } from "./page-title.tsx";

/** Contexts whose services the screen resolves. */
export const contexts = ["mailbox"] as const;

/** The title contains the number of unread messages. */
export const titlesItself = true;

/** Screen at `/messages` and `/messages/:id` (MSG-01). */
export function Component() {
  const model = useService(MAILBOX_VIEW_MODEL);
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <Title id={id} />
      <MessagesScreen
        model={model}
        id={id}
        onLeave={() => void navigate(pathTo("messages"), { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

const Title = observer(function Title({ id }: { readonly id: string | undefined }) {
  const model = useService(MAILBOX_VIEW_MODEL);
  const name = mailboxTitle(model.unread, id === undefined ? undefined : model.find(id)?.title);
  return <PageTitle route="messages" name={name} />;
});
