import { isTryLater, type Instant, type TryLater } from "#domain/shared-kernel/index.ts";
import type { WriteState } from "#ui/stores/write-command.ts";

/**
 * Error shown above a form or beside a button. `unknown`: no response arrived, and the state that was read afterwards
 * does not show the change.
 */
export type SettingProblem =
  | {
      readonly kind:
        | "unknown"
        | "refused"
        | "limitDevices"
        | "noFactor"
        | "passkeyLimit"
        | "passkeyExists"
        | "passkeyDeclined"
        | "passkeyOver"
        | "passkeyNotPossible";
    }
  | TryLater
  | { readonly kind: "locked"; readonly until: Instant | undefined; readonly reportedAt: Instant };

/** Returns the error of a write whose refusal has no text of its own; `undefined` without a failure. */
export function settingProblemOf(state: WriteState<unknown, { readonly kind: string }>): SettingProblem | undefined {
  if (state.status !== "failed") return undefined;
  if (isTryLater(state.failure)) return state.failure;
  return { kind: state.certainty === "unknown" ? "unknown" : "refused" };
}
