import { Subject } from "rxjs";
import type { ChatMemoryPort, ChatWindow, KeptTalk, OwnMessage } from "#domain/chat/index.ts";

/** What all tabs of a browser share. */
interface Shared {
  window: ChatWindow;
  talk: KeptTalk | undefined;
  sound: boolean;
}

/** Two tabs of one browser; `reload` gives the first one anew, with what its page has kept. */
export function fakeChatTabs(): { readonly one: ChatMemoryPort; readonly other: ChatMemoryPort } {
  const shared: Shared = { window: "closed", talk: undefined, sound: false };
  const ears = [new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>, rest: Subject<void>): ChatMemoryPort => {
    let outbox: { readonly talkId: string; readonly own: readonly OwnMessage[] } = { talkId: "", own: [] };
    const share = (change: Partial<Shared>): void => {
      const before = JSON.stringify([shared.window, shared.talk]);
      Object.assign(shared, change);
      if (JSON.stringify([shared.window, shared.talk]) !== before) rest.next();
    };
    return {
      changes: own.asObservable(),
      window: () => shared.window,
      keepWindow: (window) => share({ window }),
      talk: () => shared.talk,
      keepTalk: (talk) => share({ talk }),
      outbox: (talkId) => (outbox.talkId === talkId ? outbox.own : []),
      keepOutbox: (talkId, own) => void (outbox = { talkId, own }),
      sound: () => shared.sound,
      keepSound: (sound) => share({ sound }),
      forget() {
        share({ talk: undefined, sound: false });
        outbox = { talkId: "", own: [] };
      },
    };
  };
  return { one: tab(ears[0], ears[1]), other: tab(ears[1], ears[0]) };
}
