import { useSearchParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { FaqScreen } from "#ui/features/help/faq.screen.tsx";
import { useService, useServices } from "../../container/use-service.tsx";
import { CLIPBOARD_PORT, HELP_STORE, TOASTS_STORE } from "../../container/tokens.ts";
import { updateQuery } from "../url-query.ts";
import { useHelpContacts } from "./use-help-contacts.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["help"] as const;

const QUESTION = "question";
const DEPENDENCIES = { store: HELP_STORE, toasts: TOASTS_STORE } as const;

/** Screen at `/faq?question=…`, with that answer open. */
export function Component() {
  const clipboard = useService(CLIPBOARD_PORT);
  const services = useServices(DEPENDENCIES);
  const helpContacts = useHelpContacts();
  const [query] = useSearchParams();
  return (
    <FaqScreen
      dependencies={{ ...services, helpContacts, name: writeQuestion, linkTo, copy: (text) => clipboard.write(text) }}
      requestedQuestionId={query.get(QUESTION) ?? undefined}
    />
  );
}

const linkTo = (questionId: string): string =>
  `${window.location.origin}${pathTo("faq")}?${new URLSearchParams({ [QUESTION]: questionId })}`;

/** Writes the question to the address without the router, so that a reload and a link restore it. */
function writeQuestion(questionId: string | undefined): void {
  updateQuery((query) => {
    if (questionId === undefined) query.delete(QUESTION);
    else query.set(QUESTION, questionId);
  });
}
