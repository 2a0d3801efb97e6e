import { expectAnswer, type Check } from "../check.ts";
import type { PublishedContract } from "../contract/published-contract.ts";

/** Reads that the portal sends side by side after a login, as the contract lists them. */
function homeReads(contract: PublishedContract): readonly string[] {
  const { sentence } = contract.rule("home.loads").cites;
  const named = sentence.slice(sentence.indexOf("side by side")).matchAll(/`(\w+)`/g);
  return [...named].map(([, name = ""]) => name);
}

/** Login, home, and the end of the session in another window. */
export const homeScenario: Check = {
  id: "home",
  title: "Scenario: login, home and expiry",
  needs: "read",
  rules: ["home.loads", "session.ended"],
  async *run(context) {
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      const answers = await Promise.all(homeReads(context.contract).map((name) => client.call(name)));
      for (const answer of answers) {
        const isNeeded = context.contract.isInProfile(answer.exchange.operation, context.profile);
        // A flag such as a restriction is an answer, too; the end of the session is none.
        const holds = answer.result !== undefined && !answer.flag("sessionError");
        yield* expectAnswer((answer.isUnsupported && !isNeeded) || holds, answer, {
          rule: "home.loads",
          expected: "a result of a read that the portal sends beside others",
          effect: "a part of home shows a failure after every login",
        });
      }
      // Another window of the browser logs out; this one still sends its checks.
      await client.call("sessionEnd");
      const [check, read] = await Promise.all([client.call("sessionCheck"), client.call("getClientData")]);
      yield* expectAnswer(read.flag("sessionError"), read, {
        rule: "session.ended",
        expected: "sessionError after sessionEnd in another window",
        effect: "data of a customer who has logged out can be read",
      });
      yield* expectAnswer(!check.flag("active"), check, {
        rule: "session.ended",
        expected: "no active session after sessionEnd in another window",
        found: "active true",
        effect: "the portal shows a session that has ended",
      });
    }
  },
};
