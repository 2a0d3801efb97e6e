import { parseWebAddress } from "./web-address.ts";

/** Sources from which the page may load pictures; the content security policy allows the same. */
export interface PictureSources {
  /** Origin of the portal, such as `https://ebok.example`. */
  readonly origin: string;
  /** `hosts.images` of the configuration. */
  readonly hosts: readonly string[];
}

/** Picture of the server's content that is not shown. The address stays in the browser: it may identify a customer. */
export interface UnshownPicture {
  readonly reason: "not-allowed" | "not-loaded";
  readonly address: string;
}

/** Reports a picture that is not shown to the operator. */
export type ReportPicture = (picture: UnshownPicture) => void;

/** Browsers ignore blanks and control characters in an address. */
export const withoutIgnoredCharacters = (address: string): string => address.replace(/[\s\p{Cc}]/gu, "");

/** Returns true for a path on the portal's own host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

const DATA_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Returns the address of a picture of the portal, of a `data:` URL or of a listed host; `undefined` for others. Another
 * host would learn which customer sees which picture. Only localhost is used without TLS.
 */
export function allowedPicture(address: string, { origin, hosts }: PictureSources): string | undefined {
  const bare = withoutIgnoredCharacters(address);
  if (isOwnPath(bare) || DATA_PICTURE.test(bare)) return bare;
  if (bare.startsWith(`${origin}/`)) return bare.slice(origin.length);
  const parsed = parseWebAddress(bare);
  if (parsed === undefined) return undefined;
  const { scheme, host, hostname } = parsed;
  const isListed = hosts.some((listed) => listed.toLowerCase() === host);
  return isListed && scheme === (hostname === "localhost" ? "http" : "https") ? bare : undefined;
}

/** Returns the host of a picture for a report, without path and query, which may contain personal data. */
export function pictureHost(address: string): string {
  const bare = withoutIgnoredCharacters(address);
  if (isOwnPath(bare)) return "portal";
  if (bare.startsWith("data:")) return "data";
  return parseWebAddress(bare)?.host ?? "invalid address";
}
