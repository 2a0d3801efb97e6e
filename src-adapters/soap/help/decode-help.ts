import {
  clockTime,
  DAYS_OF_WEEK,
  safeDocumentAddress,
  geoPointOf,
  clockSpanOf,
  type Branch,
  type FaqCategory,
  type FaqQuestion,
  type PublicDocument,
  type SpecialDay,
  type WeeklyHours,
} from "#domain/help/index.ts";
import { parseWireDay } from "#domain/shared-kernel/index.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";

function decodeHours(item: Fields): WeeklyHours | undefined {
  const weekday = item.parsed("weekday", (text) => DAYS_OF_WEEK.find((known) => known === text));
  const span = clockSpanOf(item.parsed("opens", clockTime), item.parsed("closes", clockTime));
  return weekday === undefined || span === undefined ? undefined : { weekday, ...span };
}

/**
 * Decodes a special day. A day without times is closed; a day with unreadable times is left out, because its meaning is
 * unknown.
 */
function decodeSpecialDay(item: Fields): SpecialDay | undefined {
  const day = item.parsed("day", parseWireDay);
  const isClosed = item.optionalText("opens") === undefined && item.optionalText("closes") === undefined;
  const span = clockSpanOf(item.parsed("opens", clockTime), item.parsed("closes", clockTime));
  if (day === undefined || (span === undefined && !isClosed)) return undefined;
  return { day, span, reason: item.optionalText("reason") };
}

/** Decodes a branch; `undefined` without an id or a city. */
export function decodeBranch(item: Fields): Branch | undefined {
  const branchId = item.optionalText("branchId");
  const city = item.optionalText("city");
  if (branchId === undefined || city === undefined) return undefined;
  return {
    branchId,
    city,
    name: item.optionalText("name") ?? city,
    street: item.text("street") ?? "",
    zip: item.text("zip") ?? "",
    phone: item.optionalText("phone"),
    place: geoPointOf(item.decimal("latitude"), item.decimal("longitude")),
    hours: item.list("hours", decodeHours) ?? [],
    specialDays: item.list("specialDays", decodeSpecialDay) ?? [],
    note: item.optionalText("note"),
  };
}

export function decodeCategory(item: Fields): FaqCategory | undefined {
  const categoryId = item.optionalText("categoryId");
  const name = item.optionalText("name");
  return categoryId === undefined || name === undefined ? undefined : { categoryId, name };
}

/** Decodes a question; `undefined` without an id, a question or an answer. */
export function decodeQuestion(item: Fields): FaqQuestion | undefined {
  const questionId = item.optionalText("questionId");
  const question = item.optionalText("question");
  const answer = item.optionalText("answer");
  if (questionId === undefined || question === undefined || answer === undefined) return undefined;
  return { questionId, categoryId: item.optionalText("categoryId"), question, answer };
}

/** Decodes a document; `undefined` without an id or a title. A document with an unsafe address is still listed. */
export function decodeDocument(item: Fields): PublicDocument | undefined {
  const documentId = item.optionalText("documentId");
  const title = item.optionalText("title");
  if (documentId === undefined || title === undefined) return undefined;
  return {
    documentId,
    title,
    group: item.optionalText("group"),
    validFrom: item.parsed("validFrom", parseWireDay),
    validTo: decodeEndDay(item, "validTo")?.value,
    address: item.parsed("url", safeDocumentAddress),
    format: item.optionalText("format"),
    bytes: item.whole("bytes"),
  };
}
