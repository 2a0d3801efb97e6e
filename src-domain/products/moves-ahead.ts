import type { WarsawDate } from "../shared-kernel/index.ts";
import { allVisibleProducts, type Product } from "./product.ts";
import { serviceNameOf, type NamedService } from "./named-service.ts";

/** Day on which services move to another address. */
export interface MoveAhead {
  readonly day: WarsawDate;
  /** First of the services, by which the page of the move is reached. */
  readonly productId: string;
  readonly services: readonly NamedService[];
}

/** Lists the days from today on which visible products move, also nested ones; the earliest first (MOVE-01). */
export function movesAhead(products: readonly Product[], today: WarsawDate): readonly MoveAhead[] {
  const moves = new Map<WarsawDate, MoveAhead>();
  for (const product of allVisibleProducts(products)) {
    const { productId, moveOn: day } = product;
    if (day === undefined || day < today) continue;
    const { services = [], ...first } = moves.get(day) ?? { day, productId };
    moves.set(day, { ...first, services: [...services, serviceNameOf(product)] });
  }
  return [...moves.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
