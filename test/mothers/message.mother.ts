import type { Message, Outage } from "#domain/messages/index.ts";

const NOON = Date.UTC(2026, 10, 20, 11);

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    clientMessageId: "M-1",
    rodoMessageId: undefined,
    title: "Zmiana cennika",
    body: "<p>Od 1 stycznia zmienia się cennik.</p>",
    createdAt: NOON,
    validFrom: undefined,
    read: false,
    type: 1,
    module: undefined,
    entryId: undefined,
    productId: undefined,
    confirmedAt: undefined,
    legalNotice: undefined,
    ...changes,
  };
}

export function anOutage(changes: Partial<Outage> = {}): Outage {
  return {
    outageId: "AW-1",
    title: "Awaria telewizji",
    body: "Naprawiamy ją.",
    addressId: "A-1",
    startsAt: NOON,
    plannedEnd: NOON + 6 * 3_600_000,
    services: [],
    news: [],
    smsPhone: undefined,
    ...changes,
  };
}
