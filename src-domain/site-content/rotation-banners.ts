import type { WarsawDate } from "../shared-kernel/index.ts";
import type { RotationBanner } from "./site-content.ts";

/** Banner to show, with safe addresses. */
export interface ShownBanner {
  readonly bannerId: string;
  /** Address within the portal, or a `data:` URL. */
  readonly picture: string;
  /** Alternative text; `undefined` if the operator gives none. */
  readonly words: string | undefined;
  /** Target of the banner; `undefined` without a target or if links may not lead there. */
  readonly destination: { readonly kind: "internal" | "external"; readonly address: string } | undefined;
}

/**
 * Returns the banners to show, sorted by `order`; equal ones keep the server's order. A banner is shown through its
 * last day (SITE-03). Banners with pictures of other hosts and repeated banners are left out.
 * @param origin the portal's own, such as `https://ebok.example`
 */
export function rotationBannersOf(
  banners: readonly RotationBanner[],
  today: WarsawDate,
  origin: string,
): readonly ShownBanner[] {
  const seen = new Set<string>();
  return banners
    .filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ bannerId, resourceUrl, alternativeText, destinationUrl }) => {
      const picture = pictureAt(resourceUrl, origin);
      if (picture === undefined || seen.has(bannerId)) return [];
      seen.add(bannerId);
      return [
        { bannerId, picture, words: trimmedText(alternativeText), destination: destinationAt(destinationUrl, origin) },
      ];
    });
}

const trimmedText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

/** Browsers ignore blanks and control characters in an address. */
const withoutIgnoredCharacters = (address: string): string => address.replace(/[\s\p{Cc}]/gu, "");

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Allows pictures of this portal and `data:` URLs only. Another host would learn which customer sees which banner, and
 * the content security policy blocks it.
 */
function pictureAt(resourceUrl: string, origin: string): string | undefined {
  const address = withoutIgnoredCharacters(resourceUrl);
  if (isPath(address) || /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(address)) return address;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
}

/** Allows pages of the portal and https addresses without a user name. */
function destinationAt(destinationUrl: string | undefined, origin: string): ShownBanner["destination"] {
  const address = withoutIgnoredCharacters(destinationUrl ?? "");
  if (isPath(address)) return { kind: "internal", address };
  if (address.startsWith(`${origin}/`)) return destinationAt(address.slice(origin.length), origin);
  return /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#]|$)/i.test(address)
    ? { kind: "external", address }
    : undefined;
}
