import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import { withSessions, type OpenSessions } from "../with-sessions.ts";

/** Sessions that a login has at most (docs/contract/README.md, "Session"). */
const LIMIT = 20;

/** One login more than a login has sessions ends the oldest one. */
export const sessionLimitRules: Check = {
  id: "session-limit",
  title: "Number of open sessions",
  needs: "write",
  rules: ["session.limit"],
  async *run(context) {
    if (context.writes) yield* withSessions(context, { use: "write", count: LIMIT + 1 }, tryLimit);
  },
};

async function* tryLimit({ session: oldest, others }: OpenSessions): CheckResults {
  const first = await oldest.call("sessionCheck");
  yield* expectAnswer(first.isSessionOver, first, {
    rule: "session.limit",
    expected: `active false or sessionError in the oldest of ${LIMIT + 1} sessions`,
    found: first.isData ? "active true" : first.summary,
    effect: "a thief who has logged in keeps a session that the customer overlooks among many",
  });
  const last = await others.at(-1)?.call("sessionCheck");
  if (last !== undefined)
    yield* expectAnswer(last.flag("active"), last, {
      rule: "session.limit",
      expected: "active true in the newest session",
      found: last.isData ? "active false" : last.summary,
      effect: "the customer cannot log in on another device",
    });
}
