import { ContainerModule } from "inversify";
import { DocumentInteractions } from "#adapters/tracking/document-interactions.adapter.ts";
import { HttpTracking } from "#adapters/tracking/http-tracking.adapter.ts";
import { NoSessionRecording } from "#adapters/tracking/no-session-recording.adapter.ts";
import { WindowUncaught } from "#adapters/tracking/window-uncaught.adapter.ts";
import { Sha256SessionMark } from "#adapters/browser/sha256-session-mark.adapter.ts";
import { CLOCK, TRACKER_PORTS } from "./tokens.ts";

/**
 * What tells the operator how the portal is used and what goes wrong. An operator's own recording of sessions is one
 * line here.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(TRACKER_PORTS).toResolvedValue(
    (clock) => {
      const http = new HttpTracking({ base: "", send: (url, init) => fetch(url, init) });
      return {
        clock,
        marks: new Sha256SessionMark(),
        tracking: http,
        analytics: http,
        recording: new NoSessionRecording(),
        interactions: new DocumentInteractions(window),
        uncaught: new WindowUncaught(window),
      };
    },
    [CLOCK],
  );
});
