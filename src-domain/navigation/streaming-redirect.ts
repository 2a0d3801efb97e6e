import { visibleProducts, type Product, type ProductCategory } from "../products/index.ts";
import { pathTo } from "./paths.ts";
import type { StreamingAlias } from "./redirects.ts";

type DirectBillingCategory = Extract<ProductCategory, StreamingAlias>;

/**
 * Returns the target of an advertised address for a customer with these products (ROUTE-11, ROUTE-12). Partner addresses
 * lead to the details of the customer's product or, without one, of the service itself, so that a first service can be
 * activated. Other addresses lead to the named product or the list. `search`: query with its question mark, or empty;
 * its `ptoken` is kept for partners that issue one.
 */
export function streamingRedirect(alias: StreamingAlias, products: readonly Product[], search: string): string {
  switch (alias) {
    case "tvn24go":
    case "player":
      return directBillingOf(alias, products) + tokenOf(search);
    case "netflix":
      return directBillingOf(alias, products);
    case "disney":
    case "blacknut":
    case "filmbox":
    case "canalplusonline":
    case "hbomax":
    case "bezpiecznyInternet":
    case "bezpiecznyInternetDom":
      return pathTo("myServices", serviceNamed(alias, products)?.productId);
  }
}

function directBillingOf(category: DirectBillingCategory, products: readonly Product[]): string {
  const product = visibleProducts(products).find((candidate) => candidate.category === category);
  return pathTo("directBillingDetails", product?.productId ?? category);
}

function tokenOf(search: string): string {
  const token = /[?&](ptoken=[^&#]+)/.exec(search)?.[1];
  return token === undefined ? "" : `?${token}`;
}

/**
 * Finds the service that an alias names: by code, by name, or by an option or name that contains it ("Telewizja Premium
 * z HBO Max"). If an alias is a prefix of another one, names that contain the longer one do not match.
 */
function serviceNamed(alias: StreamingAlias, products: readonly Product[]): Product | undefined {
  const aliasText = alphanumeric(alias);
  const longerAlias = aliasText === "bezpiecznyinternet" ? "bezpiecznyinternetdom" : undefined;
  const mentions = (text: string): boolean => {
    const words = alphanumeric(text);
    return words.includes(aliasText) && (longerAlias === undefined || !words.includes(longerAlias));
  };
  const visible = visibleProducts(products);
  return (
    visible.find((product) => alphanumeric(product.code ?? "") === aliasText) ??
    visible.find((product) => namesOf(product).some((name) => alphanumeric(name) === aliasText)) ??
    visible.find((product) => namesOf(product).some(mentions)) ??
    visible.find((product) => partsOf(product).some(mentions))
  );
}

/** Names of the server only: the customer's own name does not identify the product. */
function namesOf(product: Product): readonly string[] {
  return [product.name, product.fullName ?? ""];
}

function partsOf(product: Product): readonly string[] {
  return [
    ...visibleProducts(product.childrenList).flatMap((child) => namesOf(child)),
    ...product.servicesList.map((option) => option.name),
  ];
}

/** Reduces a name to letters and digits: `CANAL+ Online` becomes `canalplusonline`. */
function alphanumeric(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("+", "plus")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
