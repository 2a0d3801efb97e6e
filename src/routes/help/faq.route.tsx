import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import type { FaqWorld } from "#ui/features/help/faq.model.ts";
import { FaqScreen } from "#ui/features/help/faq.screen.tsx";
import type { App } from "../../boot/app.ts";
import { helpStoreOf, waysOf } from "./help-store.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

const QUESTION = "question";

/** `/faq?question=…`, with the answer open. */
export function compose(app: App): ComponentType {
  return function FaqRoute() {
    const [query] = useSearchParams();
    const world: FaqWorld = {
      store: helpStoreOf(app),
      ways: () => waysOf(app),
      name: writeQuestion,
      linkTo: (questionId) =>
        `${window.location.origin}${pathTo("faq")}?${new URLSearchParams({ [QUESTION]: questionId })}`,
      copy: (text) => app.clipboard.write(text),
      toasts: app.stores.toasts,
    };
    return <FaqScreen world={world} asked={query.get(QUESTION) ?? undefined} />;
  };
}

/** Past the router, so that a reload and a link find the question again. */
function writeQuestion(questionId: string | undefined): void {
  const query = new URLSearchParams(window.location.search);
  if (questionId === undefined) query.delete(QUESTION);
  else query.set(QUESTION, questionId);
  window.history.replaceState(
    window.history.state,
    "",
    `${window.location.pathname}${query.size === 0 ? "" : `?${query}`}${window.location.hash}`,
  );
}
