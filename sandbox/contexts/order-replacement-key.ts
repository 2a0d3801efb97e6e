import { jsonText, type JsonRecord } from "#kit/json.ts";

/** Categories of which a customer uses several services at one address. */
const SIDE_BY_SIDE = new Set(["additional", "devices", "assistance"]);

/**
 * Returns the key that a line of an order shares with the product that it replaces, as the portal compares them
 * (OFFER-94): the category, of an additional service with the name.
 */
export function orderReplacementKey({ category, name }: JsonRecord): string {
  const key = jsonText(category);
  return SIDE_BY_SIDE.has(key) ? `${key} ${jsonText(name).trim().toLowerCase()}` : key;
}

/** Returns the key by which a line replaces a product; `undefined` for a part, such as a channel package. */
export function replaceableProductKey(product: JsonRecord): string | undefined {
  const { productId, mainServiceId = productId, category } = product;
  const isPart = mainServiceId !== productId && !SIDE_BY_SIDE.has(jsonText(category));
  return isPart ? undefined : orderReplacementKey(product);
}

/** Returns the keys of lines of an order. */
export const orderReplacementKeys = (lines: readonly JsonRecord[]): ReadonlySet<string> =>
  new Set(lines.map(orderReplacementKey));
