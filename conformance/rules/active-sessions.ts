import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { TestAccount } from "../accounts/load-accounts.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { proveIdentity } from "../prove-identity.ts";
import { withSessions } from "../with-sessions.ts";
import { textOf } from "../validation/response-tree.ts";

/** The list of open sessions, and the end of the others. */
export const activeSessionRules: Check = {
  id: "active-sessions",
  title: "Open sessions of a login",
  needs: "write",
  rules: ["session.listed", "session.others-ended"],
  run: (context) =>
    withSessions(context, { use: "write", count: 2 }, async function* ({ session, others, account }) {
      for (const other of others) {
        yield* readList(session, other);
        if (context.writes) yield* endOthers(session, other, account, context.now());
      }
    }),
};

async function* readList(own: ProviderClient, other: ProviderClient): CheckResults {
  const list = await own.call("getSessions");
  if (list.isUnsupported) {
    yield { notTried: "the provider has no getSessions" };
    return;
  }
  const items = list.items("sessions");
  const current = items.filter((item) => textOf(item, "isCurrent") === "true").length;
  yield* expectAnswer(items.length >= 2 && current === 1, list, {
    rule: "session.listed",
    path: "sessions",
    expected: "at least the two open sessions, one of them with isCurrent true",
    found: `${items.length} sessions, ${current} of them current`,
    effect: "the customer cannot see who else is logged in",
  });
  const isSessionIdListed = [own, other].some(
    ({ sessionId = "" }) => list.exchange.response?.body.includes(sessionId) === true,
  );
  yield* expectAnswer(!isSessionIdListed, list, {
    rule: "session.listed",
    path: "sessions",
    expected: "no session id in the list",
    found: "a session id",
    effect: "a reader of the list can use the other sessions",
  });
}

async function* endOthers(own: ProviderClient, other: ProviderClient, account: TestAccount, now: number): CheckResults {
  await proveIdentity(own, account, now);
  const ended = await own.write("endOtherSessions", {});
  if (ended.isUnsupported) {
    yield { notTried: "the provider has no endOtherSessions", rules: ["session.others-ended"] };
    return;
  }
  const check = await other.call("sessionCheck");
  yield* expectAnswer(check.isSessionOver, check, {
    rule: "session.others-ended",
    expected: "active false or sessionError in the other session",
    effect: "the customer believes that a stranger was logged out",
  });
  const current = await own.call("sessionCheck");
  yield* expectAnswer(current.flag("active"), current, {
    rule: "session.others-ended",
    expected: "active true in the session that asked",
    found: current.isData ? "active false" : current.summary,
    effect: "the customer logs out the own browser, too",
  });
}
