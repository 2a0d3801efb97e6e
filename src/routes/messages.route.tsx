import { observer } from "mobx-react-lite";
import { useState, type ComponentType } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { Mailbox } from "#ui/features/messages/mailbox.model.ts";
import { MessagesScreen } from "#ui/features/messages/messages.screen.tsx";
import { mailboxTitle } from "#ui/features/messages/page-title.ts";
import type { App } from "../boot/app.ts";
import { PageTitle } from "./page-title.tsx";
import { MESSAGE_MARKS_PORT } from "../container/tokens.ts";

/** The title counts what is unread. */
export const titlesItself = true;

const mailboxes = new WeakMap<App, Mailbox>();

/**
 * One mailbox for as long as the same account is acted for: what is about to be taken away is so whichever page is
 * open.
 */
function mailboxOf(app: App): Mailbox {
  const known = mailboxes.get(app);
  if (known !== undefined) return known;
  const { messages, toasts, today } = app.stores;
  const made = new Mailbox({
    messages,
    toasts,
    today,
    marks: app.container.root.get(MESSAGE_MARKS_PORT),
    idempotencyKeys: app.idempotencyKeys,
  });
  mailboxes.set(app, made);
  return made;
}

const watched = new WeakSet<App>();

/** Has the mailbox of an account forgotten with it. Asked once for each `App`. */
function forgetWithAccount(app: App): void {
  if (watched.has(app)) return;
  watched.add(app);
  const forget = (): void => void mailboxes.delete(app);
  app.onContextSwitch(forget);
  app.onSessionEnd(forget);
}

/** `/messages` and `/messages/:id` (MSG-01). */
export function compose(app: App): ComponentType {
  const Title = observer(function Title({ model, id }: { readonly model: Mailbox; readonly id: string | undefined }) {
    return (
      <PageTitle
        route="messages"
        name={mailboxTitle(model.unread, id === undefined ? undefined : model.find(id)?.title)}
      />
    );
  });

  forgetWithAccount(app);
  return function MessagesRoute() {
    const { id } = useParams();
    const navigate = useNavigate();
    const [model] = useState(() => mailboxOf(app));
    return (
      <>
        <Title model={model} id={id} />
        <MessagesScreen model={model} id={id} onLeave={() => void navigate(pathTo("messages"), { replace: true })} />
      </>
    );
  };
}
