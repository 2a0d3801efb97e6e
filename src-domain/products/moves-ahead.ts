import type { WarsawDate } from "../shared-kernel/index.ts";
import { allVisibleProducts, displayName, type Product } from "./product.ts";

/** Day on which services move to another address. */
export interface MoveAhead {
  readonly day: WarsawDate;
  /** First of the services, by which the page of the move is reached. */
  readonly productId: string;
  readonly names: readonly string[];
}

/** Lists the days from today on which visible products move, also nested ones; the earliest first (MOVE-01). */
export function movesAhead(products: readonly Product[], today: WarsawDate): readonly MoveAhead[] {
  const moves = new Map<WarsawDate, MoveAhead>();
  for (const product of allVisibleProducts(products)) {
    const { productId, moveOn: day } = product;
    if (day === undefined || day < today) continue;
    const { names = [], ...first } = moves.get(day) ?? { day, productId };
    moves.set(day, { ...first, names: [...names, displayName(product)] });
  }
  return [...moves.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
