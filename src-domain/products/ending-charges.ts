import { plusMonthsTo, sumOf, ZERO, type WarsawDate } from "../shared-kernel/index.ts";
import { contractStage } from "./contracts.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";
import { portingDayAhead } from "./porting.ts";
import { priceOn } from "./price.ts";
import { visibleProducts, type Product } from "./product.ts";
import { runningPartsPrice } from "./service-locations.ts";

/** Service or part that ends and whose price is in the monthly sum until then (SERV-08). */
export interface EndingCharge extends NamedService {
  readonly productId: string;
  /** Last day of its contract; `undefined`: not known. */
  readonly endsOn: WarsawDate | undefined;
}

/** Months in which the end of a contract without a termination is near. */
const NEAR_MONTHS = 3;

/**
 * Lists the services and running parts that end and have a price today, by their last days: after a termination, with
 * a porting, or at the near end of a contract that does not go on. A part that ends with its service is not listed.
 */
export function endingChargesOf(products: readonly Product[], today: WarsawDate): readonly EndingCharge[] {
  return chargesOf(products, today).toSorted((one, other) => compareDays(one.endsOn, other.endsOn));
}

function chargesOf(products: readonly Product[], today: WarsawDate): readonly EndingCharge[] {
  return visibleProducts(products)
    .filter(({ status }) => status !== "ORDERED" && status !== "INACTIVE")
    .flatMap((product) => {
      const end = endOf(product, today);
      if (end === undefined) return chargesOf(product.childrenList, today);
      const price = sumOf([priceOn(product, today) ?? ZERO, runningPartsPrice(product, today) ?? ZERO]);
      return price === 0 ? [] : [{ productId: product.productId, ...serviceNameOf(product), endsOn: end.on }];
    });
}

/** Returns the end of a service; `undefined`: it goes on, its end is far, or its last day has passed. */
function endOf(product: Product, today: WarsawDate): { readonly on: WarsawDate | undefined } | undefined {
  const stage = contractStage(product);
  if (stage !== "running" && stage !== "ending") return undefined;
  const [end, porting] = [product.contractEnd, portingDayAhead(product, today)];
  // A porting to another operator may end the contract before its stated end.
  const on = [end, porting].flatMap((day) => day ?? []).toSorted()[0];
  if (on === undefined) return stage === "ending" ? { on } : undefined;
  if (on < today) return undefined;
  const isNear = stage === "ending" || porting !== undefined || on <= plusMonthsTo(today, NEAR_MONTHS);
  return isNear ? { on } : undefined;
}

/** Compares two days; an unknown one comes last. */
function compareDays(one: WarsawDate | undefined, other: WarsawDate | undefined): number {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  return one < other ? -1 : 1;
}
