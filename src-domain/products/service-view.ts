import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import { type Address, addressLine } from "./address.ts";
import { commitmentLeft, type CommitmentLeft } from "./commitment.ts";
import { priceOn } from "./price.ts";
import { serviceFrameOf, type ServiceFrame } from "./service-frame.ts";
import {
  displayName,
  type Product,
  type ProductBlockade,
  type ProductCategory,
  type ProductHardware,
  type ProductOption,
  type ProductPrice,
  type ProductStatus,
  visibleProducts,
} from "./product.ts";
import { contractTermOf, type ContractTerm } from "./contract-term.ts";

/** What a service costs, now and in time (PROD-05, PROD-06). */
export interface ServicePrice {
  /** `undefined`: nothing says. */
  readonly now: Grosze | undefined;
  /** The contract as a line of prices. */
  readonly term: ContractTerm | undefined;
  /** The prices as they are listed, where no beginning of a contract makes a line of them. */
  readonly listed: readonly ProductPrice[];
  /** The price of now, where the contract's line says something else. */
  readonly deviatingPrice: Grosze | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  readonly contractEnd: WarsawDate | undefined;
  /** The operator's words on a discount. */
  readonly discountHint: string | undefined;
}

/** What a contract says, as far as the provider tells. At least one of them is known. */
export interface ServiceContract {
  readonly number: string | undefined;
  readonly start: WarsawDate | undefined;
  readonly commitmentFrom: WarsawDate | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  /** The countdown to the end of the commitment. */
  readonly left: CommitmentLeft | undefined;
  readonly end: WarsawDate | undefined;
}

/** A service that comes within another one. */
export interface ServicePart {
  readonly productId: string;
  readonly name: string;
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  readonly price: Grosze | undefined;
}

/** The service that another one belongs to. */
export interface MainService {
  readonly productId: string;
  readonly name: string;
}

/** All that a service's page may show (PROD-05). What its show flags hold back is empty or `undefined` here. */
export interface ServiceView {
  readonly name: string;
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  /** "ul. gen. Władysława Andersa 14 m. 8, Gdańsk" */
  readonly place: string | undefined;
  /** What it belongs to: only what the customer can look at, too. */
  readonly belongsTo: MainService | undefined;
  readonly blockade: ProductBlockade | undefined;
  /** When a service that is given up stops. */
  readonly worksUntil: WarsawDate | undefined;
  readonly price: ServicePrice;
  /** The provider's line of facts. */
  readonly info: string | undefined;
  /** Mb/s. */
  readonly downlink: number | undefined;
  /** Mb/s. */
  readonly uplink: number | undefined;
  readonly options: readonly ProductOption[];
  readonly hardware: readonly ProductHardware[];
  readonly parts: readonly ServicePart[];
  readonly contract: ServiceContract | undefined;
  /** A page of the provider's that belongs to the service. */
  readonly frame: ServiceFrame | undefined;
}

/**
 * The view of one service on `today`, found among the customer's visible ones and what comes within them (PROD-02,
 * PROD-05); `undefined` where there is no such service.
 *
 * @param frameHosts hosts whose pages may stand in it
 */
export function serviceView(
  products: readonly Product[],
  productId: string,
  today: WarsawDate,
  frameHosts: readonly string[] = [],
): ServiceView | undefined {
  const found = findService(products, productId, undefined);
  if (found === undefined) return undefined;
  const { product, address } = found;
  return {
    name: displayName(product),
    category: product.category,
    status: product.status,
    place: address === undefined ? undefined : addressLine(address),
    belongsTo: mainServiceOf(product, products),
    blockade: product.blockade,
    worksUntil: product.contractEnd,
    price: priceOf(product, today),
    info: product.productInfo,
    ...(product.showDetails ? detailsOf(product, today, frameHosts) : NO_DETAILS),
  };
}

function mainServiceOf({ productId, mainServiceId }: Product, products: readonly Product[]): MainService | undefined {
  if (mainServiceId === undefined || mainServiceId === productId) return undefined;
  const main = findService(products, mainServiceId, undefined)?.product;
  return main === undefined ? undefined : { productId: main.productId, name: displayName(main) };
}

/**
 * A visible product, also one within another, which is where that one is; `undefined` where there is none (PROD-02).
 */
export function findVisibleProduct(products: readonly Product[], productId: string): Product | undefined {
  const found = findService(products, productId, undefined);
  return found === undefined ? undefined : { ...found.product, address: found.address };
}

interface FoundService {
  readonly product: Product;
  readonly address: Address | undefined;
}

/** A service within another one is where that one is, unless it says otherwise. */
function findService(
  products: readonly Product[],
  productId: string,
  above: Address | undefined,
): FoundService | undefined {
  for (const product of visibleProducts(products)) {
    const address = product.address ?? above;
    if (product.productId === productId) return { product, address };
    const within = findService(product.childrenList, productId, address);
    if (within !== undefined) return within;
  }
  return undefined;
}

type Details = Pick<ServiceView, "downlink" | "uplink" | "options" | "hardware" | "parts" | "contract" | "frame">;

/** A product without details has its basic facts only (PROD-05). */
const NO_DETAILS: Details = {
  downlink: undefined,
  uplink: undefined,
  options: [],
  hardware: [],
  parts: [],
  contract: undefined,
  frame: undefined,
};

function detailsOf(product: Product, today: WarsawDate, frameHosts: readonly string[]): Details {
  return {
    downlink: product.downlink,
    uplink: product.uplink,
    options: product.showProductOptions ? product.servicesList : [],
    hardware: product.showHardware ? product.hardware : [],
    parts: visibleProducts(product.childrenList).map((child) => partOf(child, today)),
    contract: contractOf(product, today),
    frame: serviceFrameOf(product.iframe, frameHosts),
  };
}

function priceOf(product: Product, today: WarsawDate): ServicePrice {
  const now = priceOn(product, today);
  const term = product.showDetails ? contractTermOf(product, today) : undefined;
  const current = term?.steps.find((step) => step.current)?.price;
  const isUnlike = current !== undefined && current !== now && now !== undefined;
  return {
    now,
    // one price of now: where the provider says another than the contract, no step of the contract is called so
    term:
      term !== undefined && isUnlike
        ? { ...term, steps: term.steps.map((step) => ({ ...step, current: false })) }
        : term,
    listed: product.showDetails && term === undefined ? product.productPrices : [],
    deviatingPrice: isUnlike ? now : undefined,
    commitmentTo: product.showDetails ? product.commitmentTo : undefined,
    contractEnd: product.contractEnd,
    discountHint: product.discountHint,
  };
}

function partOf(child: Product, today: WarsawDate): ServicePart {
  const { productId, category, status } = child;
  return { productId, name: displayName(child), category, status, price: priceOn(child, today) };
}

function contractOf(product: Product, today: WarsawDate): ServiceContract | undefined {
  const { contractNumber: number, contractStart: start, commitmentFrom, commitmentTo, contractEnd: end } = product;
  const known = [number, start, commitmentFrom, commitmentTo, end].some((fact) => fact !== undefined);
  return known ? { number, start, commitmentFrom, commitmentTo, left: commitmentLeft(product, today), end } : undefined;
}

/** What may be set up here for a service: only what works. */
export function setupKindOf({
  status,
  category,
}: Pick<ServiceView, "status" | "category">): "pin" | "wifi" | undefined {
  if (status !== "ACTIVE" && status !== "DURING_RESIGNATION") return undefined;
  if (category === "television" || category === "tv_smart") return "pin";
  return category === "internet" ? "wifi" : undefined;
}

/**
 * What is to be said of a service's blockade beside that of the account (PROD-09): nothing where the account is blocked
 * for the same reason, which then has been said at more length.
 *
 * @param account why the account is on hold; `undefined`: it is not
 */
export function displayedBlockade(
  own: ProductBlockade | undefined,
  account: Exclude<ProductBlockade, "unknown"> | undefined,
): ProductBlockade | undefined {
  return own === account ? undefined : own;
}
