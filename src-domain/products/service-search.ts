import { foldText } from "../shared-kernel/text-search.ts";
import { addressLine } from "./address.ts";
import type { ServiceLocation } from "./service-locations.ts";
import { CATEGORIES_IN_ORDER, displayName, type Product, type ProductCategory } from "./product.ts";

/** Search criteria of the list of services. */
export interface ServiceCriteria {
  /** Words of a name, an address or a phone number, complete or partial. */
  readonly text: string;
  /** `undefined` matches all categories. */
  readonly category: ProductCategory | undefined;
}

/** A longer text finds nothing; the rest of a pasted one is ignored. */
const MAX_SEARCH_CHARACTERS = 64;

/** Reads search criteria from URL parameters; ignores unknown values. */
export function parseServiceCriteria(param: (name: keyof ServiceCriteria) => string | null): ServiceCriteria {
  return {
    text: (param("text") ?? "").slice(0, MAX_SEARCH_CHARACTERS),
    category: CATEGORIES_IN_ORDER.find((category) => category === param("category")),
  };
}

/** Location whose services can be searched without folding their texts again. */
export interface SearchableLocation {
  readonly location: ServiceLocation;
  /** Folded texts of the products, in their order. */
  readonly texts: readonly { readonly words: string; readonly digits: string }[];
}

/** Prepares locations for `searchServices`. */
export function toSearchableLocations(locations: readonly ServiceLocation[]): readonly SearchableLocation[] {
  return locations.map((location) => {
    const { address } = location;
    const place =
      address === undefined ? "" : `${addressLine(address) ?? ""} ${address.zip ?? ""} ${address.city ?? ""}`;
    return { location, texts: location.products.map((product) => searchableTexts(product, place)) };
  });
}

/**
 * Finds services of a category whose names, facts or address have words that begin with every word of the text,
 * ignoring case and diacritics: `swiatlowod`. A text of at least three digits also matches numbers that are grouped
 * otherwise. The price of a location is left out when only a part of its services is found.
 */
export function searchServices(
  locations: readonly SearchableLocation[],
  { text, category }: ServiceCriteria,
): readonly ServiceLocation[] {
  const words = foldText(text)
    .split(/[\s,]+/u)
    .filter((word) => word !== "");
  const digits = /^[\d\s+-]+$/u.test(text) ? text.replace(/\D/gu, "") : "";
  return locations.flatMap(({ location, texts }) => {
    const products = location.products.filter((product, index) => {
      if (category !== undefined && product.category !== category) return false;
      const searchable = texts[index];
      if (searchable === undefined) return false;
      if (digits.length >= MIN_DIGITS && searchable.digits.includes(digits)) return true;
      return words.every((word) => hasWord(searchable.words, word));
    });
    if (products.length === location.products.length) return [location];
    return products.length === 0 ? [] : [{ ...location, products, monthly: undefined }];
  });
}

/** Lists the categories of the services, in display order. */
export function categoriesOf(locations: readonly ServiceLocation[]): readonly ProductCategory[] {
  const present = new Set(locations.flatMap(({ products }) => products.map(({ category }) => category)));
  return CATEGORIES_IN_ORDER.filter((category) => present.has(category));
}

/** Fewer digits are a house number rather than a part of a phone number. */
const MIN_DIGITS = 3;

function searchableTexts(product: Product, place: string): { readonly words: string; readonly digits: string } {
  const { fullName = "", productInfo = "" } = product;
  const facts = `${displayName(product)} ${fullName} ${productInfo}`;
  return { words: ` ${foldText(`${facts} ${place}`)}`, digits: facts.replace(/(?<=\d)[\s-]+(?=\d)/gu, "") };
}

function hasWord(text: string, word: string): boolean {
  return WORD_STARTS.some((start) => text.includes(`${start}${word}`));
}

const WORD_STARTS = [" ", "-", ".", "(", "„", "\u00a0"] as const;
