import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { Outage } from "./message.ts";

/** An outage as it is told to a customer (MSG-02). */
export interface OutageNotice extends Pick<Outage, "outageId" | "title" | "body"> {
  /** When the work should be over; `undefined` when nobody says, or when that day has passed. */
  readonly end: { readonly at: Instant; readonly today: boolean } | undefined;
}

/** How an outage is told on this day. */
export function toOutageNotice({ outageId, title, body, plannedEnd }: Outage, today: WarsawDate): OutageNotice {
  return { outageId, title: asSentence(title), body: asSentence(body), end: endOf(plannedEnd, today) };
}

/** A day that has passed is no news of when it ends. */
function endOf(plannedEnd: Outage["plannedEnd"], today: WarsawDate): OutageNotice["end"] {
  if (plannedEnd === undefined) return undefined;
  const day = warsawDateAt(plannedEnd);
  return day < today ? undefined : { at: plannedEnd, today: day === today };
}

/** The provider's words stand in one line with others. */
function asSentence(text: string): string {
  const words = text.trim();
  return words === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
}
