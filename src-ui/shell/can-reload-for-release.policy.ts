import type { RouteName } from "#domain/navigation/routes.ts";

/** Work of the customer in this tab that a reload of the page would interrupt. */
export interface RunningWork {
  /** A write, such as a payment or an order, has no response yet. */
  readonly isWriting: boolean;
  /** A form has input that is not saved. */
  readonly hasUnsavedForm: boolean;
  readonly isChatOpen: boolean;
  readonly hasOpenDialog: boolean;
  /** A message is shown that the customer may not have read. */
  readonly hasToast: boolean;
}

/** Pages that belong to a task which began elsewhere: at the bank, or with a link. */
const WITHIN_TASKS: ReadonlySet<RouteName> = new Set<RouteName>([
  "paymentComplete",
  "loginToken",
  "push",
  "logout",
  "supportRequest",
]);

/** Returns true if the page may be reloaded with a new release after the customer went to another page (SW-03). */
export function canReloadForRelease(
  from: RouteName | undefined,
  to: RouteName | undefined,
  work: RunningWork,
): boolean {
  if (from === undefined || to === undefined || from === to) return false;
  if (WITHIN_TASKS.has(from) || WITHIN_TASKS.has(to)) return false;
  return !Object.values(work).includes(true);
}
