import type { ChatViewModel } from "#ui/features/chat/chat.lazy-module.tsx";
import type { ChatStore } from "#ui/stores/chat/chat.store.ts";

/** Chat of this page; one instance for all layouts. */
export interface ChatSession {
  readonly store: ChatStore;
  readonly model: ChatViewModel;
}
