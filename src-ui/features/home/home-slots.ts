import { createContext, type ComponentType } from "react";
import type { LazyReplacement } from "#ui/shared/lazy-replacement.ts";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import type { UpcomingComponent } from "#ui/shared/upcoming/upcoming.ts";

/** Components of the start page that its route loads later. */
export interface HomeSlots {
  /** Loads and shows the data left of a mobile number. */
  readonly MobileData: MobileDataComponent;
  /** Shows booked visits and orders in progress. */
  readonly UpcomingRows: UpcomingComponent;
  /** Replaces the entries of pending payments by their amounts. */
  readonly PendingDue: LazyReplacement;
  /** Says what is left to pay after pending payments (FIN-37). */
  readonly PendingRest: LazyReplacement;
  /** Says which arrears are left after pending payments (FIN-37). */
  readonly ArrearsRest: LazyReplacement;
  /** Replaces the chart of twelve months by one that knows what is left after pending payments. */
  readonly PendingYear: LazyReplacement;
  /** Adds a button that continues a pending payment of the arrears to the link to the invoices. */
  readonly ResumeArrears: LazyReplacement;
  /** Says what is being paid out of an overpayment, and what is left of it (FIN-14). */
  readonly OverpaymentPayouts: LazyReplacement;
  /** Replaces the button that asks for a call by the call that is already promised (HELP-07). */
  readonly PromisedCall: LazyReplacement;
  /** Shows the requests that wait for the customer (REQ-90). Comes after the messages, so that it moves nothing. */
  readonly OpenQuestions: ComponentType;
}

/** Without a route, as in tests: nothing is loaded later. A replacement then is a `Fragment`. */
export const HomeSlotsContext = createContext<Partial<HomeSlots>>({});
