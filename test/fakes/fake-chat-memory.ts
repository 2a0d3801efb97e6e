import { Subject } from "rxjs";
import type { ChatMemoryPort, ChatWindow, StoredConversation, OwnMessage } from "#domain/chat/index.ts";

/** State that all tabs of a browser share. */
interface Shared {
  window: ChatWindow;
  storedConversation: StoredConversation | undefined;
  sound: boolean;
  /** Owner of a conversation that still has to be ended. */
  left: string | undefined;
}

/** Chat memories of two tabs of one browser. */
export function fakeChatMemoryTabs(): { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort } {
  const shared: Shared = { window: "closed", storedConversation: undefined, sound: false, left: undefined };
  const subjects = [new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>, otherTab: Subject<void>): ChatMemoryPort => {
    let outbox: { readonly conversationId: string; readonly own: readonly OwnMessage[] } = {
      conversationId: "",
      own: [],
    };
    let unsent: { readonly owner: string; readonly texts: readonly string[] } = { owner: "", texts: [] };
    const share = (change: Partial<Shared>): void => {
      const before = JSON.stringify([shared.window, shared.storedConversation, shared.sound]);
      Object.assign(shared, change);
      if (JSON.stringify([shared.window, shared.storedConversation, shared.sound]) !== before) otherTab.next();
    };
    return {
      changes: own.asObservable(),
      window: () => shared.window,
      saveWindow: (window) => share({ window }),
      storedConversation: () => shared.storedConversation,
      saveConversation: (storedConversation) => share({ storedConversation }),
      outbox: (conversationId) => (outbox.conversationId === conversationId ? outbox.own : []),
      saveOutbox: (conversationId, own) => void (outbox = { conversationId, own }),
      unfinishedChat: (owner) => ({
        unsent: unsent.owner === owner ? unsent.texts : [],
        isToBeEnded: shared.left === owner,
      }),
      saveUnfinishedChat(owner, { unsent: texts, isToBeEnded }) {
        unsent = { owner, texts };
        share({ left: isToBeEnded ? owner : undefined });
      },
      sound: () => shared.sound,
      saveSound: (sound) => share({ sound }),
      forget() {
        share({ storedConversation: undefined, sound: false, left: undefined });
        unsent = { owner: "", texts: [] };
        outbox = { conversationId: "", own: [] };
      },
    };
  };
  return { one: tab(subjects[0], subjects[1]), other: tab(subjects[1], subjects[0]) };
}
