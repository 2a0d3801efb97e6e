import type { RotationBanner, SiteContent } from "#domain/site-content/index.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";

function decodeText(item: Fields): readonly [string, string] | undefined {
  const key = item.optionalText("key");
  const value = item.text("value");
  return key === undefined || value === undefined ? undefined : [key, value];
}

/** Decodes the texts by key. Blank texts are left out (SITE-01). */
export function decodeSiteContent(data: Fields): SiteContent | undefined {
  const texts = data.list("content", decodeText);
  return texts && new Map(texts.filter(([, value]) => value.trim() !== ""));
}

/**
 * Decodes a banner; `undefined` without a picture, whose address stands for a missing id, and when its last day cannot
 * be read. A banner without an order comes last.
 */
export function decodeBanner(item: Fields): RotationBanner | undefined {
  const resourceUrl = item.optionalText("resourceUrl");
  const expirationDate = decodeEndDay(item, "expirationDate");
  if (resourceUrl === undefined || expirationDate === undefined) return undefined;
  return {
    bannerId: item.optionalText("bannerId") ?? resourceUrl,
    order: item.whole("order") ?? Number.MAX_SAFE_INTEGER,
    expirationDate: expirationDate.value,
    resourceUrl,
    destinationUrl: item.optionalText("destinationUrl"),
    alternativeText: item.optionalText("alternativeText"),
  };
}
