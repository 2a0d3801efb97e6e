import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { describeActivity } from "../language/describe-activity.ts";
import { activitiesOf, type ActivityCursor } from "./activity.repository.ts";
import type { Operation, OperationCall } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";
import { townOf } from "./town-of.ts";

/** Largest page of the log (ACT-01). */
const PAGE_SIZE = 50;

/** Reads the time and the id of the last entry of a page; `undefined` for any other text. */
function cursorFrom(text: string): ActivityCursor | undefined {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) };
}

function listActivities({ tenant, request, language }: OperationCall, owner: ServerSession): JsonRecord {
  const wanted = request.text("cursor");
  const after = cursorFrom(wanted);
  if (wanted !== "" && after === undefined) return { errorCode: "UNKNOWN_CURSOR" };
  const found = activitiesOf(tenant.db, owner, { group: request.text("group"), after, limit: PAGE_SIZE + 1 });
  const page = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    activities: page.map(({ id, at, kind, group, detail, amount, channel, device, address }) => ({
      activityId: String(id),
      at: wallAt(at),
      group,
      kind,
      text: describeActivity(language, kind),
      detail,
      amount,
      channel,
      device,
      address,
      town: address === undefined ? undefined : townOf(address),
    })),
    nextCursor: last === undefined ? undefined : `${last.at}.${last.id}`,
  };
}

export const ACTIVITY_OPERATIONS: Readonly<Record<string, Operation>> = {
  getActivities: { session: "required", effect: "none", handle: listActivities },
};
