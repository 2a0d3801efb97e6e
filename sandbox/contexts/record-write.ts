import type { JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { takeSnapshot } from "./account-snapshot.ts";
import { insertActivity, type RecordedChannel, type RecordedActivity } from "./activity.repository.ts";
import { messageLanguage } from "../language/message-language.ts";
import { sendNotice } from "./notices.ts";
import type { OperationCall } from "./operation.ts";
import { findSession, sessionChannelOf, type ServerSession } from "./session.repository.ts";
import { WRITE_ACTIVITIES } from "./write-activities.ts";
import { ownerOfWrite } from "./write-owner.ts";

const REFUSALS = ["errorCode", "errorMessage", "sessionError", "roleError", "backendAccessError"] as const;

const isRefused = (answer: JsonRecord): boolean => REFUSALS.some((field) => answer[field] !== undefined);

/** Operations that a link of a message leads to. */
const BY_LINK: ReadonlySet<string> = new Set(["resetPassword", "answerMatter"]);

function channelOf({ request }: OperationCall, session: ServerSession | undefined): RecordedChannel {
  if (session !== undefined) return session.channel;
  if (BY_LINK.has(request.operation)) return "LINK";
  return sessionChannelOf(request);
}

/** Returns the login of the session that the response has opened. */
function loginOfOpened({ tenant }: OperationCall, { sessionId }: JsonRecord): string | undefined {
  return typeof sessionId === "string" ? findSession(tenant.db, sessionId, tenant.now())?.login : undefined;
}

/**
 * Executes a write, adds it to the activity log of its customer and sends the notices of sensitive changes, all in one
 * transaction. What each write adds is in WRITE_ACTIVITIES. An activity of an unknown login is stored without an owner:
 * a response that came sooner would reveal which logins exist (LOGIN-02).
 */
export function recordWrite(
  call: OperationCall,
  session: ServerSession | undefined,
  execute: () => JsonRecord,
): JsonRecord {
  const { tenant, request, device } = call;
  const rule = WRITE_ACTIVITIES[request.operation];
  if (rule === undefined || "recordsNothing" in rule) return execute();
  return inTransaction(tenant.db, () => {
    const owner = ownerOfWrite(call, session);
    const channel = channelOf(call, session);
    const former = takeSnapshot(call, owner);
    const answer = execute();
    if (isRefused(answer) && rule.evenRefused !== true) return answer;
    // A changed login names the customer from now on.
    const renamed = request.operation === "changeCustomLogin" ? request.text("login") : undefined;
    // A login without a user name is known only by the session that it has opened.
    const current = { ...owner, login: renamed ?? owner.login ?? loginOfOpened(call, answer) };
    const after = takeSnapshot(call, current);
    const language = messageLanguage(call, current.login);
    const before = owner.login === undefined && current.login !== undefined ? after : former;
    for (const { kind, detail, amount, arrivesBy, notifies = true } of rule.records({
      call,
      owner: current,
      answer,
      before,
      after,
    })) {
      const activity: RecordedActivity = {
        at: tenant.now(),
        kind,
        detail,
        amount,
        channel,
        device: device.name,
        address: device.address,
      };
      insertActivity(tenant.db, current, activity);
      if (notifies) sendNotice({ tenant, language }, { ...activity, arrivesBy }, { before, after });
    }
    return answer;
  });
}
