import { ContainerModule } from "inversify";
import { DocumentInteractionsAdapter } from "#adapters/tracking/document-interactions.adapter.ts";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import { NoSessionRecordingAdapter } from "#adapters/tracking/no-session-recording.adapter.ts";
import { WindowUncaughtAdapter } from "#adapters/tracking/window-uncaught.adapter.ts";
import { Sha256SessionMarkAdapter } from "#adapters/browser/sha256-session-mark.adapter.ts";
import { CLOCK, TRACKER_PORTS } from "./tokens.ts";

/**
 * What tells the operator how the portal is used and what goes wrong. An operator's own recording of sessions is one
 * line here.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(TRACKER_PORTS).toResolvedValue(
    (clock) => {
      const http = new HttpTrackingAdapter({ base: "", send: (url, init) => fetch(url, init) });
      return {
        clock,
        marks: new Sha256SessionMarkAdapter(),
        tracking: http,
        analytics: http,
        recording: new NoSessionRecordingAdapter(),
        interactions: new DocumentInteractionsAdapter(window),
        uncaught: new WindowUncaughtAdapter(window),
      };
    },
    [CLOCK],
  );
});
