import type { Scene } from "./scene.ts";
import type { FaultClass } from "./faults.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

/** One use of an operation in a portal of its own. */
export interface FaultAttempt {
  readonly scene: Scene;
  /** Asks, as the customer or the clock would. */
  ask(): void;
  /** What the customer is left with, in words; `undefined` while the call is under way. */
  shownOutcome(): string | undefined;
  /** What the customer can do once the provider is well: the portal offers it. */
  tryAgain(): void;
}

/** One way in which the portal uses an operation. */
export interface OperationCase {
  readonly when: string;
  open(): Promise<FaultAttempt>;
  readonly expected: Readonly<Record<FaultClass, string>>;
  /** What is seen after `again`. */
  readonly recovered: string;
}

/** What the whole portal says beside the part that asked. */
export function globalNoticesOf({ app, forbidden }: Scene): readonly string[] {
  return [
    ...(storesOf(app).session.ended === "expired" ? ["session over"] : []),
    ...(forbidden() > 0 ? ["forbidden"] : []),
    ...(storesOf(app).notices.notice?.kind === "backendAccess" ? ["notice"] : []),
  ];
}
