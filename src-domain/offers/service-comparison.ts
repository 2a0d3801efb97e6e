import { sameContent } from "../shared-kernel/index.ts";
import { displayName, type Product, type ProductCategory } from "../products/index.ts";
import type { SaleOffer } from "./sale-offer.ts";
import { channelsIn, speedIn, type Speed } from "./service-facts.ts";

/** One kind of service, today and offered. */
export interface ComparedService {
  readonly category: ProductCategory;
  readonly now: readonly ServiceFacts[];
  readonly offered: readonly ServiceFacts[];
  /** Whether speed or channels differ; where neither is told, the name. */
  readonly changed: boolean;
}

/** One service, as far as the comparison shows it. */
export interface ServiceFacts {
  readonly name: string;
  readonly speed: Speed | undefined;
  readonly channels: number | undefined;
}

/** Compares the offered services with those that they would replace, by category (OFFER-04). */
export function compareServices(offer: SaleOffer, replaced: readonly Product[]): readonly ComparedService[] {
  return [...new Set(offer.products.map(({ category }) => category))].map((category) => {
    const now = replaced
      .filter((product) => product.category === category)
      .map((product): ServiceFacts => ({
        name: displayName(product),
        speed:
          product.downlink === undefined
            ? speedIn(product.productInfo)
            : { down: product.downlink, up: product.uplink },
        channels: channelsIn(product.productInfo),
      }));
    const offered = offer.products
      .filter((product) => product.category === category)
      .map((product): ServiceFacts => ({
        name: product.name,
        speed: speedIn(product.package) ?? speedIn(product.name),
        channels: channelsIn(product.package),
      }));
    return { category, now, offered, changed: differ(now, offered) };
  });
}

function differ(now: readonly ServiceFacts[], offered: readonly ServiceFacts[]): boolean {
  const isTold = [...now, ...offered].some(({ speed, channels }) => speed !== undefined || channels !== undefined);
  const of = (facts: readonly ServiceFacts[]): unknown =>
    facts.map(({ name, speed, channels }) => (isTold ? [speed?.down, speed?.up, channels] : name));
  return !sameContent(of(now), of(offered));
}
