import { useMemo } from "react";
import type { Message } from "#domain/messages/index.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importQuestion = lazyWithRetry(() => import("./message-question.tsx"), "MessageQuestion");

/** Shows the end of the question that a message announces once it is known (REQ-93). Nothing waits for it. */
export function NoticedQuestionSlot({ message }: { readonly message: Message }) {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["support"], importQuestion), [container]);
  const Loaded = useLazyModule(load, message.body.includes("/supportRequest?")).module?.MessageQuestion;
  return Loaded === undefined ? null : <Loaded message={message} />;
}
