import type { ChatWindowMemoryPort } from "#domain/chat/index.ts";

export interface FakeChatWindowMemory extends ChatWindowMemoryPort {
  /** Another tab opens or closes the chat. */
  setOpen(isOpen: boolean): void;
}

/** A browser in which the chat is closed at first. */
export function fakeChatWindowMemory(): FakeChatWindowMemory {
  let isLeftOpen = false;
  const listeners = new Set<() => void>();
  return {
    wasLeftOpen: () => isLeftOpen,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOpen(isOpen) {
      isLeftOpen = isOpen;
      for (const listener of listeners) listener();
    },
  };
}
