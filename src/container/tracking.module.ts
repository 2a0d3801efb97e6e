import { ContainerModule } from "inversify";
import { DocumentInteractionsAdapter } from "#adapters/tracking/document-interactions.adapter.ts";
import { HttpSessionRecordingAdapter } from "#adapters/tracking/http-session-recording.adapter.ts";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import { NoSessionRecordingAdapter } from "#adapters/tracking/no-session-recording.adapter.ts";
import { WebVitalsPageSpeedAdapter } from "#adapters/tracking/web-vitals-page-speed.adapter.ts";
import { Sha256SessionHashAdapter } from "#adapters/browser/sha256-session-hash.adapter.ts";
import { waitForFrame } from "#adapters/browser/wait-for-frame.ts";
import { SpeedTracker } from "#ui/stores/tracking/speed-tracker.ts";
import { Tracker } from "#ui/stores/tracking/tracker.ts";
import { SUPPORT_CODE } from "./support-code.ts";
import { releaseOf } from "./release.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  ANALYTICS_PORT,
  CLOCK_PORT,
  COOKIE_CHOICE_PORT,
  CURRENT_CLIENT,
  CALL_ERROR_RECORDER,
  INTERACTIONS_PORT,
  PAGE_SPEED_PORT,
  PORTAL_SETTINGS,
  SESSION_HASH_PORT,
  SESSION_RECORDING_PORT,
  SESSION_STORE,
  TRACKER,
  TRACKING_PORT,
} from "./tokens.ts";

const createHttpTracking = (): HttpTrackingAdapter =>
  new HttpTrackingAdapter({
    base: "",
    release: releaseOf(document),
    supportCode: SUPPORT_CODE,
    // Reports follow presses and changes of the page, whose frame a request would delay.
    send: async (url, init) => {
      await waitForFrame();
      return fetch(url, init);
    },
  });

/** Reports of usage, errors and speed to the operator. `config.json` chooses whether sessions are recorded. */
export const trackingModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SESSION_HASH_PORT).toResolvedValue(() => new Sha256SessionHashAdapter());
    bind(TRACKING_PORT).toResolvedValue(createHttpTracking);
    bind(ANALYTICS_PORT).toResolvedValue(createHttpTracking);
    bind(SESSION_RECORDING_PORT).toResolvedValue(
      ({ recording }, clock) =>
        recording === undefined
          ? new NoSessionRecordingAdapter()
          : new HttpSessionRecordingAdapter({
              ...recording,
              send: (url, init) => fetch(url, init),
              now: () => clock.now(),
            }),
      [PORTAL_SETTINGS, CLOCK_PORT],
    );
    bind(INTERACTIONS_PORT).toResolvedValue(() => new DocumentInteractionsAdapter(window));
    bind(PAGE_SPEED_PORT).toResolvedValue(
      () => new WebVitalsPageSpeedAdapter({ page: window, load: () => import("web-vitals") }),
    );
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(TRACKER).toResolvedValue(
      (session, client, cookies, clock, marks, tracking, analytics, recording, interactions, pageSpeed, log) =>
        new Tracker(
          { session, client, cookies },
          {
            clock,
            marks,
            tracking,
            analytics,
            recording,
            interactions,
            errors: log.errors,
            speed: new SpeedTracker({ clock, cookies, speed: pageSpeed, analytics }),
          },
        ),
      [
        SESSION_STORE,
        CURRENT_CLIENT,
        COOKIE_CHOICE_PORT,
        CLOCK_PORT,
        SESSION_HASH_PORT,
        TRACKING_PORT,
        ANALYTICS_PORT,
        SESSION_RECORDING_PORT,
        INTERACTIONS_PORT,
        PAGE_SPEED_PORT,
        CALL_ERROR_RECORDER,
      ],
    );
  }),
} satisfies ContextModule;
