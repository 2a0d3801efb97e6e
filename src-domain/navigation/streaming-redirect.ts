import { serviceParamOf, type StreamingService } from "../direct-billing/index.ts";
import { visibleProducts, type Product, type ProductCategory } from "../products/index.ts";
import { pathTo } from "./paths.ts";
import type { StreamingAlias } from "./streaming-aliases.ts";

type DirectBillingCategory = Extract<ProductCategory, StreamingAlias>;

/** Service that the operator bills for another company, as a redirect needs it. */
export type BilledService = Pick<StreamingService, "code" | "name" | "productId" | "state">;

/** Data of the customer among which an advertised address finds its service. */
export interface RedirectFacts {
  readonly products: readonly Product[];
  /** Empty if the customer has no direct billing. */
  readonly billedServices: readonly BilledService[];
}

/**
 * Returns the target of an advertised address for a customer (ROUTE-11, ROUTE-12). Partner addresses lead to the
 * details of the customer's product or, without one, of the service itself, so that a first service can be activated.
 * Other addresses lead to the product or the billed service that they name, or to the list. `search`: query with its
 * question mark, or empty; its `ptoken` is kept for partners that issue one.
 */
export function streamingRedirect(alias: StreamingAlias, facts: RedirectFacts, search: string): string {
  switch (alias) {
    case "tvn24go":
    case "player":
      return directBillingOf(alias, facts) + tokenOf(search);
    case "netflix":
      return directBillingOf(alias, facts);
    case "disney":
    case "blacknut":
    case "filmbox":
    case "canalplusonline":
    case "hbomax":
    case "bezpiecznyInternet":
    case "bezpiecznyInternetDom":
      return serviceDetailsOf(alias, facts);
  }
}

function directBillingOf(category: DirectBillingCategory, { products, billedServices }: RedirectFacts): string {
  const product = visibleProducts(products).find((candidate) => candidate.category === category);
  const service = findNamed(category, billedServices, namesOfService);
  const param = product?.productId ?? (service === undefined ? undefined : serviceParamOf(service));
  return pathTo("directBillingDetails", param ?? category);
}

function tokenOf(search: string): string {
  const token = /[?&](ptoken=[^&#]+)/.exec(search)?.[1];
  return token === undefined ? "" : `?${token}`;
}

/**
 * Leads to the product with exactly this name, then to a billed service in use, to a product that contains the service
 * ("Telewizja Premium z HBO Max"), and to a billed service that can be activated, so that no customer buys it twice.
 */
function serviceDetailsOf(alias: StreamingAlias, { products, billedServices }: RedirectFacts): string {
  const visible = visibleProducts(products);
  const billed = findNamed(alias, billedServices, namesOfService);
  const exact = visible.find((product) => hasExactName(alias, namesOf(product)));
  if (exact === undefined && billed !== undefined && billed.state.kind !== "INACTIVE") return billingDetailsOf(billed);
  const product = exact ?? findNamed(alias, visible, namesOf) ?? findNamed(alias, visible, partsOf);
  if (product === undefined && billed !== undefined) return billingDetailsOf(billed);
  return pathTo("myServices", product?.productId);
}

function billingDetailsOf(service: BilledService): string {
  return pathTo("directBillingDetails", serviceParamOf(service));
}

/** Finds what an alias names: by an exact name, else by a name that contains it. */
function findNamed<Named>(
  alias: StreamingAlias,
  all: readonly Named[],
  names: (one: Named) => readonly string[],
): Named | undefined {
  return all.find((one) => hasExactName(alias, names(one))) ?? all.find((one) => mentions(alias, names(one)));
}

function hasExactName(alias: StreamingAlias, names: readonly string[]): boolean {
  return names.some((name) => alphanumeric(name) === alphanumeric(alias));
}

/** If an alias is a prefix of another one, names that contain the longer one do not match. */
function mentions(alias: StreamingAlias, names: readonly string[]): boolean {
  const aliasText = alphanumeric(alias);
  const longerAlias = aliasText === "bezpiecznyinternet" ? "bezpiecznyinternetdom" : undefined;
  return names.some((name) => {
    const words = alphanumeric(name);
    return words.includes(aliasText) && (longerAlias === undefined || !words.includes(longerAlias));
  });
}

function namesOfService({ code, name }: BilledService): readonly string[] {
  return [code, name];
}

/** Code and names of the server only: the customer's own name does not identify the product. */
function namesOf(product: Product): readonly string[] {
  return [product.code ?? "", product.name, product.fullName ?? ""];
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
