import { expectAnswer, type Check } from "../check.ts";
import { childOf } from "../validation/response-tree.ts";
import { logIn } from "../log-in.ts";

/** Time after which an authenticator app shows another code. */
const CODE_STEP_MS = 30_000;

/** A login with a second factor, from the challenge to the session. */
export const secondFactorScenario: Check = {
  id: "second-factor",
  title: "Scenario: second factor",
  needs: "second-factor",
  rules: ["login.second-factor"],
  async *run(context) {
    for (const account of context.accountsFor("second-factor")) {
      const client = context.browser();
      const { login, password } = account;
      const asked = await client.call("sessionStart", { login, password });
      yield* expectAnswer(asked.child("challenge") !== undefined && asked.text("sessionId") === "", asked, {
        rule: "login.second-factor",
        path: "challenge",
        expected: "a challenge without a session on an untrusted device",
        effect: "a stolen password is enough to log in",
      });
      const challengeId = childOf(asked.child("challenge"), "challengeId")?.text;
      if (challengeId === undefined || !context.writes) continue;
      const wrong = await client.call("sessionStart", { challengeId, code: "000000", rememberDevice: "false" });
      yield* expectAnswer(["WRONG_CODE", "WRONG_APP_CODE"].includes(wrong.errorCode), wrong, {
        rule: "login.second-factor",
        path: "code",
        expected: "WRONG_CODE or WRONG_APP_CODE for a wrong code",
        effect: "a stolen password is enough to log in",
      });
      let opened = await logIn(context.browser(), account, context.now());
      if (opened.text("sessionId") === "" && account.secondFactor !== undefined && "totp" in account.secondFactor) {
        // A code works once, and a former run may have used the present one.
        await new Promise((resolve) => setTimeout(resolve, CODE_STEP_MS - (context.now() % CODE_STEP_MS)));
        opened = await logIn(context.browser(), account, context.now());
      }
      yield* expectAnswer(opened.text("sessionId") !== "", opened, {
        rule: "login.second-factor",
        path: "sessionId",
        expected: "a session for the right code",
        effect: "the customer cannot log in",
      });
    }
  },
};
