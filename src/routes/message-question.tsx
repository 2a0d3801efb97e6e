import type { Message } from "#domain/messages/index.ts";
import { NoticedQuestion } from "#ui/features/messages/noticed-question.view.tsx";
import { SUPPORT_STORE } from "../container/page-store-tokens.ts";
import { useService } from "../container/use-service.tsx";

/** End of the question that a message announces (REQ-93). */
export function MessageQuestion({ message }: { readonly message: Message }) {
  return <NoticedQuestion message={message} store={useService(SUPPORT_STORE)} />;
}
