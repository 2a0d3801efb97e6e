import { parseWireDay } from "#domain/shared-kernel/index.ts";
import type { LegalNotice, Message, Outage, OutageNews } from "#domain/messages/index.ts";
import type { Fields } from "../decoding/fields.ts";

/**
 * Decodes a message; `undefined` without an id or a time.
 * @param decodeNotice decodes its legal parts; loaded only if a message has some
 */
export function decodeMessage(
  item: Fields,
  decodeNotice?: (fields: Fields) => LegalNotice | undefined,
): Message | undefined {
  const clientMessageId = item.requiredText("clientMessageId");
  const createdAt = item.requiredInstant("createdAt");
  if (clientMessageId === undefined || createdAt === undefined) return undefined;
  return {
    clientMessageId,
    rodoMessageId: item.optionalText("rodoMessageId"),
    title: item.presentText("title") ?? "",
    body: item.presentText("body") ?? "",
    createdAt,
    validFrom: item.parsed("validFrom", parseWireDay, "a day DD-MM-YYYY"),
    read: item.requiredFlag("read") ?? false,
    type: item.requiredParsed("type", (text) => (/^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined)) ?? 0,
    module: item.optionalText("module"),
    entryId: item.optionalText("entryId"),
    productId: item.optionalText("productId"),
    confirmedAt: item.instant("confirmedAt"),
    legalNotice: decodeNotice && item.decodeChild("legalNotice", decodeNotice),
  };
}

function decodeNews(item: Fields): OutageNews | undefined {
  const [at, text] = [item.requiredInstant("at"), item.requiredText("text")];
  if (at === undefined || text === undefined) return undefined;
  return { at, text, plannedEnd: item.instant("plannedEnd") };
}

/** Decodes an outage; `undefined` without an id. */
export function decodeOutage(item: Fields): Outage | undefined {
  const outageId = item.requiredText("outageId");
  if (outageId === undefined) return undefined;
  return {
    outageId,
    title: item.presentText("title") ?? "",
    body: item.presentText("body") ?? "",
    addressId: item.optionalText("addressId"),
    startsAt: item.instant("startsAt"),
    plannedEnd: item.instant("plannedEnd"),
    services: item.texts("services") ?? [],
    news: item.list("news", decodeNews) ?? [],
    smsPhone: item.optionalText("smsPhone"),
  };
}
