import type { Access } from "#domain/access/index.ts";
import type { ClientData } from "#domain/account/index.ts";
import { displayName, placeLine, priceOn, type Product, streetLine, termOf, visibleProducts, type Address } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ServiceAction } from "./actions-card.view.tsx";
import type { ContractFacts } from "./contract-card.view.tsx";
import type { ServiceParameters } from "./parameters-card.view.tsx";
import type { PartOfService } from "./parts-card.view.tsx";
import type { ServicePrice } from "./price-card.view.tsx";
import type { ServiceDetails, ServicePage } from "./service-details.view.tsx";

/** What the details of a service are made of. */
export interface ServiceFacts {
  readonly data: ClientData;
  readonly access: Access | undefined;
  readonly productId: string;
  readonly today: WarsawDate;
}

/** The page of one service, found among the customer's visible ones and what comes within them (PROD-02, PROD-05). */
export function servicePage({ data, access, productId, today }: ServiceFacts): ServicePage {
  const found = findService(data.products, productId, undefined);
  if (found === undefined) return { kind: "unknown" };
  const { product, address } = found;
  return {
    kind: "found",
    service: {
      ...basicsOf(product, address, today),
      ...(product.showDetails ? detailsOf(product, today) : NO_DETAILS),
      accountBlockade: data.client.blockade,
      parameters: parametersOf(product),
      actions: actionsFor(product, access),
    },
  };
}

interface Found {
  readonly product: Product;
  readonly address: Address | undefined;
}

/** A service within another one is where that one is, unless it says otherwise. */
function findService(products: readonly Product[], productId: string, above: Address | undefined): Found | undefined {
  for (const product of visibleProducts(products)) {
    const address = product.address ?? above;
    if (product.productId === productId) return { product, address };
    const within = findService(product.childrenList, productId, address);
    if (within !== undefined) return within;
  }
  return undefined;
}

type Basics = Pick<ServiceDetails, "name" | "status" | "place" | "blockade" | "worksUntil" | "price">;

function basicsOf(product: Product, address: Address | undefined, today: WarsawDate): Basics {
  return {
    name: displayName(product),
    status: product.status,
    place: placeOf(address),
    blockade: product.blockade,
    worksUntil: product.contractEnd,
    price: priceOf(product, today),
  };
}

type Details = Pick<ServiceDetails, "options" | "hardware" | "parts" | "contract">;

/** A product without details has its basic facts only (PROD-05). */
const NO_DETAILS: Details = { options: [], hardware: [], parts: [], contract: undefined };

function detailsOf(product: Product, today: WarsawDate): Details {
  return {
    options: product.showProductOptions ? product.servicesList : [],
    hardware: product.showHardware ? product.hardware.map((device, index) => ({ ...device, key: String(index) })) : [],
    parts: visibleProducts(product.childrenList).map((child) => partOf(child, today)),
    contract: contractOf(product),
  };
}

function placeOf(address: Address | undefined): string | undefined {
  if (address === undefined) return undefined;
  const street = streetLine(address);
  const { city } = placeLine(address);
  // without a street the place stands in for it, and is said once
  const parts = [street, city !== undefined && !street.startsWith(city) ? city : undefined];
  const place = parts.filter((part) => part !== undefined && part !== "").join(", ");
  return place === "" ? undefined : place;
}

function priceOf(product: Product, today: WarsawDate): ServicePrice {
  const now = priceOn(product, today);
  const term = product.showDetails ? termOf(product, today) : undefined;
  const current = term?.steps.find((step) => step.current)?.price;
  return {
    now,
    term,
    unlikeTerm: current !== undefined && current !== now ? now : undefined,
    commitmentTo: product.showDetails ? product.commitmentTo : undefined,
    contractEnd: product.contractEnd,
    discountHint: product.discountHint,
  };
}

function partOf(child: Product, today: WarsawDate): PartOfService {
  const { productId, category, status } = child;
  return { productId, name: displayName(child), category, status, price: priceOn(child, today) };
}

function parametersOf(product: Product): ServiceParameters | undefined {
  const info = product.productInfo;
  const download = product.showDetails ? digits(product.downlink) : undefined;
  const upload = product.showDetails ? digits(product.uplink) : undefined;
  if (info === undefined && download === undefined && upload === undefined) return undefined;
  return { info, download, upload };
}

function digits(speed: number | undefined): string | undefined {
  return speed?.toLocaleString("pl-PL");
}

function contractOf(product: Product): ContractFacts | undefined {
  const { contractNumber: number, contractStart: start, commitmentFrom, commitmentTo, contractEnd: end } = product;
  const known = [number, start, commitmentFrom, commitmentTo, end].some((fact) => fact !== undefined);
  return known ? { number, start, commitmentFrom, commitmentTo, end } : undefined;
}

/** Only what works can be set up; a problem can be told of any service. */
function actionsFor(product: Product, access: Access | undefined): readonly ServiceAction[] {
  const works = product.status === "ACTIVE" || product.status === "DURING_RESIGNATION";
  const television = product.category === "television" || product.category === "tv_smart";
  const actions: ServiceAction[] = [];
  if (works && television && access?.resetPin === "yes") {
    actions.push({ kind: "resetPin", decoders: product.showHardware ? product.hardware.length : 0 });
  }
  if (works && product.category === "internet" && access?.wifi === "yes") actions.push({ kind: "wifi" });
  if (access?.messages === "yes") actions.push({ kind: "support" });
  return actions;
}
