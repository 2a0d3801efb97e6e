import type { Scene } from "./scene.ts";
import type { FaultClass } from "./faults.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

/** One use of an operation in a portal that is opened for it. */
export interface FaultAttempt {
  readonly scene: Scene;
  /** Starts the call, as the customer or the clock would. */
  ask(): void;
  /** Describes the outcome that the customer sees; `undefined` while the call is in flight. */
  shownOutcome(): string | undefined;
  /** Retries as the portal offers it, once the server works again. */
  tryAgain(): void;
}

/** Use of an operation by the portal, with the outcome that is expected for each class of faults. */
export interface OperationCase {
  readonly when: string;
  open(): Promise<FaultAttempt>;
  readonly expected: Readonly<Record<FaultClass, string>>;
  /** Outcome after `tryAgain`. */
  readonly recovered: string;
}

/** Returns the notices that the portal shows outside of the screen that made the call. */
export function globalNoticesOf({ app, forbidden }: Scene): readonly string[] {
  return [
    ...(storesOf(app).session.ended === "expired" ? ["session over"] : []),
    ...(forbidden() > 0 ? ["forbidden"] : []),
    ...(storesOf(app).notices.notice?.kind === "backendAccess" ? ["notice"] : []),
  ];
}
