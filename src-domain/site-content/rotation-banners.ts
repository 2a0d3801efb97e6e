import type { WarsawDate } from "../shared-kernel/index.ts";
import type { RotationBanner } from "./site-content.ts";

/** A banner that may be shown, with addresses that may be used. */
export interface ShownBanner {
  readonly bannerId: string;
  /** An address within the portal, or a picture within the address itself. */
  readonly picture: string;
  /** What it says; `undefined` where the operator has no words for it. */
  readonly words: string | undefined;
  /** Where it leads; `undefined`: nowhere, or nowhere that a link may lead. */
  readonly destination: { readonly kind: "inside" | "outside"; readonly address: string } | undefined;
}

/**
 * The rotation banners by their order, the unexpired only: a banner is shown on its last day, too (SITE-03). Of those
 * of one order the provider's
 * own order stays; one whose picture lies elsewhere, or that comes twice, is left out.
 *
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
        { bannerId, picture, words: filled(alternativeText), destination: destinationAt(destinationUrl, origin) },
      ];
    });
}

const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

/** Browsers read an address without these, wherever they stand in it. */
const bare = (address: string): string => address.replace(/[\s\p{Cc}]/gu, "");

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Pictures of this portal and those within the address: another host would learn who is shown what, and when; and the
 * policy lets none through.
 */
function pictureAt(resourceUrl: string, origin: string): string | undefined {
  const address = bare(resourceUrl);
  if (isPath(address) || /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(address)) return address;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
}

/** Pages of the portal, and web pages elsewhere; no other scheme, and nobody's name before the host. */
function destinationAt(destinationUrl: string | undefined, origin: string): ShownBanner["destination"] {
  const address = bare(destinationUrl ?? "");
  if (isPath(address)) return { kind: "inside", address };
  if (address.startsWith(`${origin}/`)) return destinationAt(address.slice(origin.length), origin);
  return /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#]|$)/i.test(address)
    ? { kind: "outside", address }
    : undefined;
}
