import type { WarsawDate } from "../shared-kernel/index.ts";

/** Operator's texts by key. A component without its text is not rendered (SITE-01). */
export type SiteContent = ReadonlyMap<string, string>;

/** Rotation banner (SITE-03). */
export interface RotationBanner {
  readonly bannerId: string;
  readonly order: number;
  readonly expirationDate: WarsawDate | undefined;
  readonly resourceUrl: string;
  readonly destinationUrl: string | undefined;
  readonly alternativeText: string | undefined;
}

/**
 * Returns the operator's text for a key; `undefined` if it is missing or blank: the component is then not rendered
 * (SITE-01).
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
