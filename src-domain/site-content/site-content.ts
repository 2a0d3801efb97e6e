import type { WarsawDate } from "../shared-kernel/index.ts";

/** The operator's texts by key. The place of a missing key is left out (SITE-01). */
export type SiteContent = ReadonlyMap<string, string>;

/** A rotation banner (SITE-03). */
export interface RotationBanner {
  readonly bannerId: string;
  readonly order: number;
  readonly expirationDate: WarsawDate | undefined;
  readonly resourceUrl: string;
  readonly destinationUrl: string | undefined;
  readonly alternativeText: string | undefined;
}

/**
 * Returns the operator's text for a key; `undefined` without one or if it is blank: its place is left out (SITE-01).
 */
export function siteText(content: SiteContent | undefined, key: string): string | undefined {
  const text = content?.get(key);
  return text === undefined || text.trim() === "" ? undefined : text;
}

/** Returns the names of a comma-separated text, in order; an empty list without the text. */
export function siteList(content: SiteContent | undefined, key: string): readonly string[] {
  const names = (siteText(content, key) ?? "").split(",").map((name) => name.trim());
  return names.filter((name) => name !== "");
}
