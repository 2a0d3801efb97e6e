/** Media query in which the chat fills the screen (chat.css). */
const NARROW = "(width < 43.8125em), (width < 68.125em) and (height < 37.5em)";

/** Returns true if the chat window fills the screen (CHAT-01). */
export function isChatFullScreen(): boolean {
  return matchMedia(NARROW).matches;
}
