import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { Outage } from "./message.ts";

/** Outage as shown to the customer (MSG-02). */
export interface OutageNotice extends Pick<Outage, "outageId" | "title" | "body"> {
  /** Planned end; `undefined` if it is unknown or before today. */
  readonly end: { readonly at: Instant; readonly today: boolean } | undefined;
}

/** Returns the notice of an outage on this day. */
export function toOutageNotice({ outageId, title, body, plannedEnd }: Outage, today: WarsawDate): OutageNotice {
  return { outageId, title: asSentence(title), body: asSentence(body), end: endOf(plannedEnd, today) };
}

/** A planned end before today is no longer reliable. */
function endOf(plannedEnd: Outage["plannedEnd"], today: WarsawDate): OutageNotice["end"] {
  if (plannedEnd === undefined) return undefined;
  const day = warsawDateAt(plannedEnd);
  return day < today ? undefined : { at: plannedEnd, today: day === today };
}

/** Ends the server's text with a full stop, because it is joined with other sentences. */
function asSentence(text: string): string {
  const words = text.trim();
  return words === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
}
