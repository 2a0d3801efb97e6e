import { ORDER_LABELS, type OrderLabel } from "./order-history.ts";

/** Filter of the order history; `undefined` matches all. */
export interface OrderFilter {
  readonly label: OrderLabel | undefined;
  /** Four digits. */
  readonly year: string | undefined;
}

/** Returns the label with this name; `undefined` for another text. */
export function orderLabelNamed(text: string): OrderLabel | undefined {
  return ORDER_LABELS.find((label) => label === text);
}

/** Reads a filter from URL parameters; ignores unknown values. */
export function parseOrderFilter(param: (name: keyof OrderFilter) => string | null): OrderFilter {
  const year = param("year") ?? "";
  return { label: orderLabelNamed(param("label") ?? ""), year: /^\d{4}$/.test(year) ? year : undefined };
}
