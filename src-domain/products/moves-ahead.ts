import type { WarsawDate } from "../shared-kernel/index.ts";
import { displayName, visibleProducts, type Product } from "./product.ts";

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
  for (const { productId, name, day } of movesOf(products)) {
    if (day < today) continue;
    const sameDay = moves.get(day);
    moves.set(day, { day, productId: sameDay?.productId ?? productId, names: [...(sameDay?.names ?? []), name] });
  }
  return [...moves.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

interface ProductMove {
  readonly productId: string;
  readonly name: string;
  readonly day: WarsawDate;
}

function movesOf(products: readonly Product[]): readonly ProductMove[] {
  return visibleProducts(products).flatMap((product) => {
    const { productId, moveOn: day, childrenList } = product;
    const own = day === undefined ? [] : [{ productId, name: displayName(product), day }];
    return [...own, ...movesOf(childrenList)];
  });
}
