import { parsePolishDate } from "#domain/shared-kernel/index.ts";
import type { Message, Outage } from "#domain/messages/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes a message; `undefined` without an id or a time. A message without a type is of type 0 (ordinary). */
export function decodeMessage(item: Fields): Message | undefined {
  const clientMessageId = item.optionalText("clientMessageId");
  const createdAt = item.instant("createdAt");
  if (clientMessageId === undefined || createdAt === undefined) return undefined;
  return {
    clientMessageId,
    rodoMessageId: item.optionalText("rodoMessageId"),
    title: item.text("title") ?? "",
    body: item.text("body") ?? "",
    createdAt,
    validFrom: item.parsed("validFrom", parsePolishDate),
    read: item.flag("read"),
    type: item.whole("type") ?? 0,
    module: item.optionalText("module"),
  };
}

/** Decodes an outage; `undefined` without an id. */
export function decodeOutage(item: Fields): Outage | undefined {
  const outageId = item.optionalText("outageId");
  if (outageId === undefined) return undefined;
  return {
    outageId,
    title: item.text("title") ?? "",
    body: item.text("body") ?? "",
    addressId: item.optionalText("addressId"),
    startsAt: item.instant("startsAt"),
    plannedEnd: item.instant("plannedEnd"),
  };
}
