import { formatPolishDate, formatPolishTime, warsawDateAt, type Instant } from "../shared-kernel/index.ts";

/** Shorter words find everything (CHAT-14). */
const SHORTEST = 3;

/** Whether former chats can be searched for this. */
export function mayBeSearched(text: string): boolean {
  return text.trim().length >= SHORTEST;
}

/** When something was said: "14:05" today, else "20.11.2026, 14:05", by Warsaw's clock (CHAT-14). */
export function chatMoment(at: Instant, now: Instant): string {
  const time = formatPolishTime(at);
  const day = warsawDateAt(at);
  return day === warsawDateAt(now) ? time : `${formatPolishDate(day).replaceAll("-", ".")}, ${time}`;
}
