import type { WriteState } from "#ui/stores/write-command.ts";

/** Progress of a write as its card shows it. `lost`: the response was lost, and a resend is safe. */
export type WriteProgress = "idle" | "busy" | "done" | "lost" | "refused";

/** Returns the progress of a write. */
export function writeProgressOf(state: WriteState<unknown, unknown>): WriteProgress {
  switch (state.status) {
    case "idle":
      return "idle";
    case "running":
      return "busy";
    case "done":
      return "done";
    case "failed":
      return state.certainty === "unknown" ? "lost" : "refused";
  }
}
