import type { PictureSources, WarsawDate } from "../shared-kernel/index.ts";
import { allowedPicture, isOwnPath, withoutIgnoredCharacters } from "../shared-kernel/picture-address.ts";
import type { RotationBanner } from "./site-content.ts";

/** Banner to show, with safe addresses. */
export interface ShownBanner {
  readonly bannerId: string;
  /** Address that the page may load; `undefined` for a host that is not allowed: the text is shown instead. */
  readonly picture: string | undefined;
  /** Address as the server sent it, for reports. */
  readonly resourceUrl: string;
  /** Alternative text; `undefined` if the operator gives none. */
  readonly words: string | undefined;
  /** Target of the banner; `undefined` without a target or if links may not lead there. */
  readonly destination: { readonly kind: "internal" | "external"; readonly address: string } | undefined;
}

/**
 * Returns the banners to show, sorted by `order`; equal ones keep the server's order. A banner is shown through its
 * last day (SITE-03). Repeated banners are left out.
 */
export function rotationBannersOf(
  banners: readonly RotationBanner[],
  today: WarsawDate,
  pictures: PictureSources,
): readonly ShownBanner[] {
  const seen = new Set<string>();
  return banners
    .filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ bannerId, resourceUrl, alternativeText, destinationUrl }) => {
      if (seen.has(bannerId)) return [];
      seen.add(bannerId);
      return [
        {
          bannerId,
          picture: allowedPicture(resourceUrl, pictures),
          resourceUrl,
          words: trimmedText(alternativeText),
          destination: destinationAt(destinationUrl, pictures.origin),
        },
      ];
    });
}

const trimmedText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

/** Allows pages of the portal and https addresses without a user name. */
function destinationAt(destinationUrl: string | undefined, origin: string): ShownBanner["destination"] {
  const address = withoutIgnoredCharacters(destinationUrl ?? "");
  if (isOwnPath(address)) return { kind: "internal", address };
  if (address.startsWith(`${origin}/`)) return destinationAt(address.slice(origin.length), origin);
  return /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#]|$)/i.test(address)
    ? { kind: "external", address }
    : undefined;
}
