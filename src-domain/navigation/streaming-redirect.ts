import { visibleProducts, type Product, type ProductCategory } from "../products/index.ts";
import { pathTo } from "./paths.ts";
import type { StreamingAlias } from "./redirects.ts";

type DirectBillingCategory = Extract<ProductCategory, StreamingAlias>;

/** Of the client's flags those that offer a service which the customer does not have yet. */
export interface OfferedServices {
  readonly showNetflixActivation: boolean;
  readonly showTvnPlayerActivation: boolean;
  readonly showTvn24GoActivation: boolean;
}

/**
 * Where an advertised address leads a customer with these products (ROUTE-11, ROUTE-12): to the details of the product
 * that it names, or of the service that it names where that is offered, which a `ptoken` says as well (DB-06); without
 * either to
 * the list. `search` is the query with its question mark, or empty; of it `ptoken` is kept where direct billing reads
 * it.
 */
export function streamingRedirect(
  alias: StreamingAlias,
  products: readonly Product[],
  search: string,
  offered?: OfferedServices,
): string {
  switch (alias) {
    case "tvn24go":
      return withToken(alias, products, offered?.showTvn24GoActivation, tokenOf(search));
    case "player":
      return withToken(alias, products, offered?.showTvnPlayerActivation, tokenOf(search));
    case "netflix":
      return directBillingOf(alias, products, offered?.showNetflixActivation);
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

function directBillingOf(category: DirectBillingCategory, products: readonly Product[], isOffered = false): string {
  const product = visibleProducts(products).find((candidate) => candidate.category === category);
  return pathTo("directBillingDetails", product?.productId ?? (isOffered ? category : undefined));
}

function withToken(
  category: DirectBillingCategory,
  products: readonly Product[],
  isOffered: boolean | undefined,
  token: string,
): string {
  return directBillingOf(category, products, isOffered === true || token !== "") + token;
}

function tokenOf(search: string): string {
  const token = /[?&](ptoken=[^&#]+)/.exec(search)?.[1];
  return token === undefined ? "" : `?${token}`;
}

/**
 * The service that an alias names: by its code, else by its name, else the one that has it as an option or within its
 * name ("Telewizja Premium z HBO Max"). The longer of two names that begin alike is another product.
 */
function serviceNamed(alias: StreamingAlias, products: readonly Product[]): Product | undefined {
  const wanted = plain(alias);
  const longer = wanted === "bezpiecznyinternet" ? "bezpiecznyinternetdom" : undefined;
  const mentions = (text: string): boolean => {
    const words = plain(text);
    return words.includes(wanted) && (longer === undefined || !words.includes(longer));
  };
  const visible = visibleProducts(products);
  return (
    visible.find((product) => plain(product.code ?? "") === wanted) ??
    visible.find((product) => namesOf(product).some((name) => plain(name) === wanted)) ??
    visible.find((product) => namesOf(product).some(mentions)) ??
    visible.find((product) => partsOf(product).some(mentions))
  );
}

/** The provider's names: what the customer called the product says nothing of what it is. */
function namesOf(product: Product): readonly string[] {
  return [product.name, product.fullName ?? ""];
}

function partsOf(product: Product): readonly string[] {
  return [
    ...visibleProducts(product.childrenList).flatMap((child) => namesOf(child)),
    ...product.servicesList.map((option) => option.name),
  ];
}

/** `CANAL+ Online` as `canalplusonline`: letters and digits only. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("+", "plus")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
