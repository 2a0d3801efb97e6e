import type { WallTime } from "#kit/calendar/warsaw.ts";
import type { StoredEntry } from "../contexts/support.repository.ts";
import type { RequestSeed } from "./message-seed.ts";

/** Returns the beginning of a request: when it was sent, the customer's message, and the later ones. */
export function requestThread(
  sent: WallTime,
  own: Pick<StoredEntry, "text" | "files">,
  ...later: readonly StoredEntry[]
): Pick<RequestSeed, "sent" | "entries"> {
  return { sent, entries: [{ side: "CUSTOMER", writtenAt: sent, ...own }, ...later] };
}
