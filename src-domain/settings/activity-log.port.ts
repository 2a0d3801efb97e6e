import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ActivityGroup, ActivityLogPage } from "./account-activity.ts";

/** Activity log of the login and the current account (ACT-01). */
export interface ActivityLogPort {
  /** Loads a page (`getActivities`): the first one without `cursor`, of all groups without `group`. */
  load(query: {
    readonly group?: ActivityGroup | undefined;
    readonly cursor?: string | undefined;
  }): Promise<Result<ActivityLogPage, TransportFailure>>;
}
