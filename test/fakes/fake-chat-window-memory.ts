import type { ChatWindowMemoryPort } from "#domain/chat/index.ts";

export interface FakeChatWindowMemory extends ChatWindowMemoryPort {
  /** Opens or closes the chat in another tab. */
  setOpen(isOpen: boolean): void;
}

/** Browser with an initially closed chat. */
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
