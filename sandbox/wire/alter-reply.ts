import type { ReplyAlteration } from "../tenants/fault-list.ts";

/** Returns the response as if it had been damaged on its way; `reply` must come from writer.ts. */
export function alterReply(how: ReplyAlteration, reply: string): string {
  switch (how) {
    case "truncated":
      return reply.slice(0, Math.floor(reply.length / 2));
    case "doctype":
      return reply.replace("<soap:Envelope", "<!DOCTYPE soap:Envelope>\n<soap:Envelope");
    case "wrongRoot":
      return reply.replace("<soap:Envelope", "<soap:Parcel").replace("</soap:Envelope>", "</soap:Parcel>");
    case "noResult":
      return reply.replace(/<result>.*<\/result>/s, "");
    case "damagedItem":
      // The first field of an item is its id. An address without one would not be noticed.
      return reply.replace(/(<(?!addressList\b)\w+><item>)<(\w+)>[^<]*<\/\2>/, "$1");
  }
}
