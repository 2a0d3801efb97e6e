import type { Alteration } from "../tenants/fault-list.ts";

/** What is left of an answer after something on its way has got at it; `reply` is an answer as writer.ts writes it. */
export function alterReply(how: Alteration, reply: string): string {
  switch (how) {
    case "truncated":
      return reply.slice(0, Math.floor(reply.length / 2));
    case "doctype":
      return reply.replace("<soap:Envelope", "<!DOCTYPE soap:Envelope>\n<soap:Envelope");
    case "wrongRoot":
      return reply.replace("<soap:Envelope", "<soap:Parcel").replace("</soap:Envelope>", "</soap:Parcel>");
    case "noResult":
      return reply.replace(/<result>.*<\/result>/s, "");
  }
}
