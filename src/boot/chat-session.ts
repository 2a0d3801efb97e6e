import type { ChatViewModel } from "#ui/features/chat/chat.lazy-module.tsx";
import type { ChatStore } from "#ui/stores/chat/chat.store.ts";

/** The chat of this page: one, whatever frame its window stands in. */
export interface ChatSession {
  readonly store: ChatStore;
  readonly model: ChatViewModel;
}
