import { hasContractEnded, isSuspendedUntilEnd, withdrawalNumberOf } from "./contracts.ts";
import { formerTermsOf, type FormerTerms } from "./former-terms.ts";
import type { StatedSpeed } from "./stated-speed.ts";
import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import { type Address, addressLine } from "./address.ts";
import { contractPhase, type ContractPhase } from "./contract-phase.ts";
import { commitmentLeft, type CommitmentLeft } from "./commitment.ts";
import { priceOn } from "./price.ts";
import { serviceFrameOf, type ServiceFrame } from "./service-frame.ts";
import {
  type Product,
  type ProductBlockade,
  type ProductCategory,
  type ProductHardware,
  type ProductOption,
  type ProductStatus,
  isPartOfService,
  serviceHardware,
  visibleProducts,
} from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";
import { portingOf, type Porting } from "./porting.ts";
import { servicePriceOf, type ServicePrice } from "./service-price.ts";

/** Data of a contract. At least one field is known. */
export interface ServiceContract extends ContractPhase {
  /** Its own number, or that of its main service. */
  readonly number: string | undefined;
  /** Number that a withdrawal names: that of the contract, else that of the order. */
  readonly withdrawalNumber?: string | undefined;
  /** True for a running option under the contract of its main service: without the option the contract goes on. */
  readonly canBeTurnedOffAlone: boolean;
  readonly start: WarsawDate | undefined;
  readonly commitmentFrom: WarsawDate | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  /** Countdown to the end of the commitment. */
  readonly left: CommitmentLeft | undefined;
  readonly end: WarsawDate | undefined;
  /** Move of the number to another operator, with which a contract without an end ends. */
  readonly porting?: Porting | undefined;
  /** Last day to withdraw from the contract; `undefined`: no right to withdraw, or not known. */
  readonly withdrawalUntil: WarsawDate | undefined;
  readonly withdrawnOn: WarsawDate | undefined;
  /** Day of the last withdrawal from an extension or a change, without which the service goes on. */
  readonly extensionWithdrawnOn?: WarsawDate | undefined;
  /** True: the service began within the time to withdraw at the express wish of the customer. */
  readonly earlyStart: boolean;
  /** Monthly price today, of which the days used are a part; `undefined`: unknown, or the service is inactive. */
  readonly monthly?: Grosze | undefined;
  /** Former terms to which a withdrawal returns the service; `undefined`: it ends the service. */
  readonly formerTerms?: FormerTerms | undefined;
  /** First day on which the service worked; `undefined` before it, and if not known. */
  readonly activatedOn: WarsawDate | undefined;
}

/** Service that is part of another one. */
export interface ServicePart extends NamedService {
  readonly productId: string;
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  readonly price: Grosze | undefined;
}

/** Main service that another one belongs to. */
export interface MainService extends NamedService {
  readonly productId: string;
}

/** Content of a service's page (PROD-05). Fields that the server's show flags hide are empty or `undefined`. */
export interface ServiceView extends NamedService {
  readonly category: ProductCategory;
  readonly status: ProductStatus;
  /** Example: "ul. gen. Władysława Andersa 14 m. 8, Gdańsk". */
  readonly place: string | undefined;
  /** Main service; only if the customer can open it, too. */
  readonly belongsTo: MainService | undefined;
  readonly blockade: ProductBlockade | undefined;
  /** First day of an ordered service, today or later; `undefined` if unknown. */
  readonly startsOn?: WarsawDate | undefined;
  /** Last day of a service that is being cancelled. */
  readonly worksUntil: WarsawDate | undefined;
  /** True for a service that is being cancelled and stays suspended until its contract ends. */
  readonly isSuspendedUntilEnd: boolean;
  readonly porting: Porting | undefined;
  readonly price: ServicePrice;
  /** Line of facts from the server. */
  readonly info: string | undefined;
  /** Mb/s. */
  readonly downlink: number | undefined;
  /** Mb/s. */
  readonly uplink: number | undefined;
  readonly speeds?: readonly StatedSpeed[] | undefined;
  readonly options: readonly ProductOption[];
  readonly hardware: readonly ProductHardware[];
  readonly parts: readonly ServicePart[];
  readonly contract: ServiceContract | undefined;
  /** Page of the server that belongs to the service. */
  readonly frame: ServiceFrame | undefined;
}

/**
 * Returns the view of a service on `today`, searched among visible and nested products (PROD-02, PROD-05); `undefined`
 * when there is no such service.
 * @param frameHosts hosts whose pages may be shown in an iframe
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
    ...serviceNameOf(product),
    category: product.category,
    status: product.status,
    place: address === undefined ? undefined : addressLine(address),
    belongsTo: mainServiceOf(product, products),
    blockade: product.blockade,
    startsOn: startOfOrdered(product, today),
    worksUntil: product.contractEnd,
    isSuspendedUntilEnd: isSuspendedUntilEnd(product),
    porting: portingOf(product, today),
    price: servicePriceOf(product, today),
    info: product.productInfo,
    ...(product.showDetails ? detailsOf(product, products, today, frameHosts) : NO_DETAILS),
  };
}

/** Returns the first day of an ordered product by its contract, or else by its price (as `orderedPartsOf`). */
function startOfOrdered(product: Product, today: WarsawDate): WarsawDate | undefined {
  const start = product.contractStart ?? product.productPrices[0]?.validFrom;
  return product.status !== "ORDERED" || start === undefined || start < today ? undefined : start;
}

function mainServiceOf(product: Product, products: readonly Product[]): MainService | undefined {
  const { mainServiceId } = product;
  if (mainServiceId === undefined || !isPartOfService(product)) return undefined;
  const main = findService(products, mainServiceId, undefined)?.product;
  return main === undefined ? undefined : { productId: main.productId, ...serviceNameOf(main) };
}

/**
 * Finds a visible product, also a nested one, which inherits the address of its parent; `undefined` if not found
 * (PROD-02).
 */
export function findVisibleProduct(products: readonly Product[], productId: string): Product | undefined {
  const found = findService(products, productId, undefined);
  return found === undefined ? undefined : { ...found.product, address: found.address };
}

interface FoundService {
  readonly product: Product;
  readonly address: Address | undefined;
}

/** Searches recursively. A nested service inherits the address of its parent unless it has its own. */
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

type Details = Pick<
  ServiceView,
  "downlink" | "uplink" | "speeds" | "options" | "hardware" | "parts" | "contract" | "frame"
>;

/** Without `showDetails` a product has its basic facts only (PROD-05). */
const NO_DETAILS: Details = {
  downlink: undefined,
  uplink: undefined,
  options: [],
  hardware: [],
  parts: [],
  contract: undefined,
  frame: undefined,
};

function detailsOf(
  product: Product,
  products: readonly Product[],
  today: WarsawDate,
  frameHosts: readonly string[],
): Details {
  return {
    downlink: product.downlink,
    uplink: product.uplink,
    ...(product.speeds !== undefined && { speeds: product.speeds }),
    options: product.showProductOptions ? optionsOf(product) : [],
    hardware: serviceHardware(product),
    parts: visibleProducts(product.childrenList).map((child) => partOf(product, child, today)),
    contract: contractOf(product, products, today),
    frame: serviceFrameOf(product.iframe, frameHosts),
  };
}

/** Returns the options of a service; none is active in a service that has ended (SERV-95). */
const optionsOf = ({ status, servicesList }: Product): readonly ProductOption[] =>
  status === "INACTIVE" ? servicesList.map((option) => ({ ...option, status: "inactive" })) : servicesList;

/** Returns a part of a service; it has ended with its service (SERV-95). */
function partOf(service: Product, child: Product, today: WarsawDate): ServicePart {
  const { productId, category } = child;
  const hasEnded = service.status === "INACTIVE";
  const status = hasEnded ? "INACTIVE" : child.status;
  return { productId, ...serviceNameOf(child), category, status, price: priceOn({ ...child, status }, today) };
}

function contractOf(product: Product, products: readonly Product[], today: WarsawDate): ServiceContract | undefined {
  const { contractStart: start, contractEnd: end } = product;
  const isOver = hasContractEnded(product, today);
  const [commitmentFrom, commitmentTo] = isOver ? [] : [product.commitmentFrom, product.commitmentTo];
  const own = product.contractNumber;
  const ofMain = own === undefined ? mainContractNumber(product, products) : undefined;
  const number = own ?? ofMain;
  const { withdrawalUntil, withdrawnOn, earlyStart } = product;
  const facts = { number, start, commitmentFrom, commitmentTo, end, withdrawalUntil, withdrawnOn };
  const known = Object.values(facts).some((fact) => fact !== undefined);
  const activatedOn = product.status === "ORDERED" ? undefined : product.activatedOn;
  if (!known) return undefined;
  const canBeTurnedOffAlone = ofMain !== undefined && (product.status === "ACTIVE" || product.status === "SUSPENDED");
  return {
    ...facts,
    withdrawalNumber: withdrawalNumberOf(product) ?? number,
    canBeTurnedOffAlone,
    left: isOver ? undefined : commitmentLeft(product, today),
    ...contractPhase({ ...facts, hasEnded: isOver }, today),
    ...(end === undefined && { porting: portingOf(product, today) }),
    earlyStart,
    monthly: priceOn(product, today),
    formerTerms: formerTermsOf([product], today),
    activatedOn,
    ...(withdrawnOn === undefined && { extensionWithdrawnOn: product.extensionWithdrawnOn }),
  };
}

/** Returns the number of the contract of the main service of a part. */
function mainContractNumber({ productId, mainServiceId }: Product, products: readonly Product[]): string | undefined {
  if (mainServiceId === undefined || mainServiceId === productId) return undefined;
  return findService(products, mainServiceId, undefined)?.product.contractNumber;
}

/** Returns the setup offered for a service; only active services and those being cancelled have one. */
export function setupKindOf({
  status,
  category,
}: Pick<ServiceView, "status" | "category">): "pin" | "wifi" | undefined {
  if (status !== "ACTIVE" && status !== "DURING_RESIGNATION") return undefined;
  if (category === "television" || category === "tv_smart") return "pin";
  return category === "internet" ? "wifi" : undefined;
}

/**
 * Returns the blockade to show for a service (PROD-09); `undefined` when the account shows the same reason already.
 * @param account reason why the account is blocked; `undefined`: not blocked
 */
export function displayedBlockade(
  own: ProductBlockade | undefined,
  account: Exclude<ProductBlockade, "unknown"> | undefined,
): ProductBlockade | undefined {
  return own === account ? undefined : own;
}
