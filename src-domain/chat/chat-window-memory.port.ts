/** Knows whether this browser holds an open chat, before any code of the chat is loaded (CHAT-04). */
export interface ChatWindowMemoryPort {
  /** Whether the chat was left open or minimised, in this tab or another. */
  wasLeftOpen(): boolean;
  /** Calls `listener` when another tab may have opened or closed the chat; returns what stops it. */
  onChange(listener: () => void): () => void;
}
