import type { AccountActivity, ActivityLogPort } from "#domain/settings/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeActivityLog extends ActivityLogPort {
  readonly script: Script<"load">;
  /** Entries of the log, the newest first. */
  activities: readonly AccountActivity[];
}

/** Activity log in memory, in pages of `pageSize` entries. */
export function fakeActivityLog(activities: readonly AccountActivity[] = [], pageSize = 50): FakeActivityLog {
  const script: FakeActivityLog["script"] = new Script();
  const log: FakeActivityLog = {
    script,
    activities,
    load: ({ group, cursor }) =>
      script.answer("load", () => {
        const listed = log.activities.filter((activity) => group === undefined || activity.group === group);
        const start = cursor === undefined ? 0 : listed.findIndex(({ activityId }) => activityId === cursor) + 1;
        const page = listed.slice(start, start + pageSize);
        const isLast = start + pageSize >= listed.length;
        return succeed({ activities: page, nextCursor: isLast ? undefined : page.at(-1)?.activityId });
      }),
  };
  return log;
}
