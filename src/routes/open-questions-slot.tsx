import { useMemo } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importOpenQuestions = lazyWithRetry(() => import("./open-questions.tsx"), "OpenRequestQuestions");

/** Shows the requests that wait for the customer once they are known (REQ-90). Nothing waits for them. */
export function OpenQuestionsSlot() {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["support"], importOpenQuestions), [container]);
  const Loaded = useLazyModule(load, true).module?.OpenRequestQuestions;
  return Loaded === undefined ? null : <Loaded />;
}
