import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import { commitmentWithin, contractTermOf, isWithinContract, type ContractTerm } from "./contract-term.ts";
import { hasContractEnded } from "./contracts.ts";
import { portingDayAhead } from "./porting.ts";
import { priceOn } from "./price.ts";
import type { Product, ProductPrice } from "./product.ts";

/** Price of a service, now and over time (PROD-05, PROD-06). */
export interface ServicePrice {
  /** True for a service that no longer works and costs nothing. */
  readonly isEnded: boolean;
  /** `undefined`: unknown. */
  readonly now: Grosze | undefined;
  /** Contract as a timeline of prices. */
  readonly term: ContractTerm | undefined;
  /** Listed prices, when a missing contract start allows no timeline. */
  readonly listed: readonly ProductPrice[];
  /** Current price, when the timeline shows another one. */
  readonly deviatingPrice: Grosze | undefined;
  readonly commitmentTo: WarsawDate | undefined;
  readonly contractEnd: WarsawDate | undefined;
  /** Operator's text about a discount. */
  readonly discountHint: string | undefined;
}

/** Price of a service after its end. */
const NO_PRICE: ServicePrice = {
  isEnded: true,
  now: undefined,
  term: undefined,
  listed: [],
  deviatingPrice: undefined,
  commitmentTo: undefined,
  contractEnd: undefined,
  discountHint: undefined,
};

/** Returns the price of a service on `today`; none after the end of its contract (PROD-30). */
export function servicePriceOf(product: Product, today: WarsawDate): ServicePrice {
  if (hasContractEnded(product, today)) return { ...NO_PRICE, contractEnd: product.contractEnd };
  const now = priceOn(product, today);
  const term = product.showDetails ? contractTermOf(product, today) : undefined;
  const current = term?.steps.find((step) => step.current)?.price;
  const hasOtherPrice = current !== undefined && current !== now && now !== undefined;
  return {
    isEnded: false,
    now,
    // When the server's price differs from the contract, no step is marked as current.
    term:
      term !== undefined && hasOtherPrice
        ? { ...term, steps: term.steps.map((step) => ({ ...step, current: false })) }
        : term,
    listed:
      product.showDetails && term === undefined
        ? product.productPrices.filter((price) => isWithinContract(price, product) && isNews(price, now))
        : [],
    deviatingPrice: hasOtherPrice ? now : undefined,
    commitmentTo: product.showDetails ? commitmentWithin(product) : undefined,
    contractEnd: product.contractEnd ?? portingDayAhead(product, today),
    discountHint: product.discountHint,
  };
}

/** Returns false for a price without dates that is shown as today's already. */
function isNews({ validFrom, validTo, value }: ProductPrice, now: Grosze | undefined): boolean {
  return validFrom !== undefined || validTo !== undefined || value !== now;
}
