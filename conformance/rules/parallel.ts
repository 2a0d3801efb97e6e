import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import { withSessions, type OpenSessions } from "../with-sessions.ts";
import { withoutMoments } from "./compare-answers.ts";

const CALLS = 10;

/** Ten calls side by side, as the portal makes them after a login. */
export const parallelRules: Check = {
  id: "parallel",
  title: "Ten parallel calls",
  needs: "read",
  rules: ["parallel.same-answers"],
  run: (context) => withSessions(context, { use: "read" }, readInParallel),
};

async function* readInParallel({ session: client }: OpenSessions): CheckResults {
  const alone = await client.call("getClientData");
  const answers = await Promise.all(Array.from({ length: CALLS }, () => client.call("getClientData")));
  for (const answer of answers)
    yield* expectAnswer(withoutMoments(answer) === withoutMoments(alone), answer, {
      rule: "parallel.same-answers",
      expected: `the response of a single call: ${alone.summary}`,
      found: answer.summary === alone.summary ? "another response" : answer.summary,
      effect: "home shows failures, because the portal reads side by side",
    });
}
