import { Subject } from "rxjs";
import type { ChatMemoryPort, ChatWindow, StoredConversation, OwnMessage } from "#domain/chat/index.ts";

/** State that all tabs of a browser share. */
interface Shared {
  window: ChatWindow;
  talk: StoredConversation | undefined;
  sound: boolean;
  /** Owner of a conversation that still has to be ended. */
  left: string | undefined;
}

/** Chat memories of two tabs of one browser. */
export function fakeChatMemoryTabs(): { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort } {
  const shared: Shared = { window: "closed", talk: undefined, sound: false, left: undefined };
  const subjects = [new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>, rest: Subject<void>): ChatMemoryPort => {
    let outbox: { readonly talkId: string; readonly own: readonly OwnMessage[] } = { talkId: "", own: [] };
    let unsent: { readonly owner: string; readonly texts: readonly string[] } = { owner: "", texts: [] };
    const share = (change: Partial<Shared>): void => {
      const before = JSON.stringify([shared.window, shared.talk, shared.sound]);
      Object.assign(shared, change);
      if (JSON.stringify([shared.window, shared.talk, shared.sound]) !== before) rest.next();
    };
    return {
      changes: own.asObservable(),
      window: () => shared.window,
      saveWindow: (window) => share({ window }),
      talk: () => shared.talk,
      saveTalk: (talk) => share({ talk }),
      outbox: (talkId) => (outbox.talkId === talkId ? outbox.own : []),
      saveOutbox: (talkId, own) => void (outbox = { talkId, own }),
      rest: (owner) => ({ unsent: unsent.owner === owner ? unsent.texts : [], isToBeEnded: shared.left === owner }),
      saveRest(owner, rest) {
        unsent = { owner, texts: rest.unsent };
        share({ left: rest.isToBeEnded ? owner : undefined });
      },
      sound: () => shared.sound,
      saveSound: (sound) => share({ sound }),
      forget() {
        share({ talk: undefined, sound: false, left: undefined });
        unsent = { owner: "", texts: [] };
        outbox = { talkId: "", own: [] };
      },
    };
  };
  return { one: tab(subjects[0], subjects[1]), other: tab(subjects[1], subjects[0]) };
}
