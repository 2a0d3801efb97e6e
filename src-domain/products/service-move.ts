import type { WarsawDate } from "../shared-kernel/index.ts";
import { isWorking, type Product, type ProductCategory, type ServiceRefusal, type WorkingState } from "./product.ts";

/** Planned day of a move and the days that can be chosen instead. */
export interface ServiceMove {
  /** `undefined`: no move is planned. */
  readonly plannedFor: WarsawDate | undefined;
  /** Address to which the service moves, in one line; `undefined`: not stated. */
  readonly newAddress: string | undefined;
  /** Ascending. */
  readonly days: readonly WarsawDate[];
}

export type MoveRefusal = ServiceRefusal<"no-move" | "day-taken">;

/** Categories that use a cable and can move to another address. */
const BY_CABLE: readonly ProductCategory[] = ["television", "tv_smart", "internet", "phone"];

/** Part of the account's data that decides about moves. */
export interface AccountMoves {
  readonly flags: { readonly showServiceMoveButton: boolean };
  readonly moveMessage: string | undefined;
}

/** Offer of a move on a service's page (PROD-08): change of the day, a message of the operator, or nothing. */
export type ServiceMoveOption =
  | { readonly kind: "change" }
  | { readonly kind: "message"; readonly message: string }
  | undefined;

/**
 * Returns the offer of a move for a service. Only cable services at an address can move while they work, also those
 * whose contract is terminated. If the server shows the button, the day of a planned move can be changed; otherwise its
 * message is shown, if any.
 */
export function serviceMoveOption(
  product: Pick<Product, "category" | "address" | "moveOn" | keyof WorkingState>,
  { flags: { showServiceMoveButton }, moveMessage: message }: AccountMoves,
  today: WarsawDate,
): ServiceMoveOption {
  if (!BY_CABLE.includes(product.category) || !isWorking(product) || product.address === undefined) return undefined;
  if (showServiceMoveButton)
    return product.moveOn === undefined || product.moveOn < today ? undefined : { kind: "change" };
  return message === undefined || message.trim() === "" ? undefined : { kind: "message", message };
}

/** Returns the offered day that `text` names; `undefined` for any other text. */
export function offeredDay(text: string, days: readonly WarsawDate[]): WarsawDate | undefined {
  return days.find((day) => day === text);
}

/** Lists the days to choose from: future days, each once, ascending, without the planned one. */
export function daysToChoose(
  { days, plannedFor }: Pick<ServiceMove, "days" | "plannedFor">,
  today: WarsawDate,
): readonly WarsawDate[] {
  return [...new Set(days)].filter((day) => day > today && day !== plannedFor).toSorted();
}
