import { isDeepEqual } from "../shared-kernel/index.ts";
import { serviceNameOf, type NamedService, type Product, type ProductCategory } from "../products/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** Speed, Mb/s. */
export interface Speed {
  readonly down: number;
  readonly up: number | undefined;
}

/** Services of one category, today and offered. */
export interface ComparedService {
  readonly category: ProductCategory;
  readonly now: readonly ComparedServiceFacts[];
  readonly offered: readonly ComparedServiceFacts[];
  /** True if speed or channels differ; if neither is known, true if the names differ. */
  readonly changed: boolean;
}

/** Facts of one service that the comparison shows. */
export interface ComparedServiceFacts extends NamedService {
  readonly speed: Speed | undefined;
  readonly channels: number | undefined;
}

/** Compares the offered services with those that they would replace, by category (OFFER-04). */
export function compareServices(offer: SaleOffer, replaced: readonly Product[]): readonly ComparedService[] {
  return [...new Set(offer.products.map(({ category }) => category))].map((category) => {
    const now = replaced
      .filter((product) => product.category === category)
      .map((product): ComparedServiceFacts => ({
        ...serviceNameOf(product),
        ...factsOf(product),
      }));
    const offered = offer.products
      .filter((product) => product.category === category)
      .map((product): ComparedServiceFacts => ({
        name: product.name,
        ...factsOf(product),
      }));
    return { category, now, offered, changed: differ(now, offered) };
  });
}

type ServiceFields = Pick<Product, "downlink" | "uplink" | "channels">;

function factsOf({ downlink, uplink, channels }: ServiceFields): Omit<ComparedServiceFacts, keyof NamedService> {
  return { speed: downlink === undefined ? undefined : { down: downlink, up: uplink }, channels };
}

function differ(now: readonly ComparedServiceFacts[], offered: readonly ComparedServiceFacts[]): boolean {
  const hasFacts = [...now, ...offered].some(({ speed, channels }) => speed !== undefined || channels !== undefined);
  const comparedFacts = (facts: readonly ComparedServiceFacts[]): unknown =>
    facts.map(({ name, speed, channels }) => (hasFacts ? [speed?.down, speed?.up, channels] : name));
  return !isDeepEqual(comparedFacts(now), comparedFacts(offered));
}
