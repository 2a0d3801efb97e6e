import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import { compareTimes, withoutMoments } from "./compare-answers.ts";

const TURNS = 3;
/** More links for one login than the contract allows in a day. */
const LINKS = 7;
const TOO_MANY = 429;

/** Returns true for a call that was refused because there were too many. */
export const isBeyondLimit = ({ status, errorCode }: ProviderAnswer): boolean =>
  status === TOO_MANY || errorCode === "TRY_LATER";

const unknownLogin = (): string => `kit.${crypto.randomUUID().slice(0, 13)}`;

/** Questions about logins, and limits that no customer of the accounts file notices. */
export const limitRules: Check = {
  id: "limits",
  title: "Questions about logins, limits",
  needs: "read",
  rules: ["login.question-alike", "limits.reset-links", "limits.time"],
  async *run(context) {
    const client = context.browser();
    const [account] = context.accountsFor("read");
    if (account !== undefined) {
      const known: ProviderAnswer[] = [];
      const unknown: ProviderAnswer[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        known.push(await client.call("beforeLogin", { login: account.login }));
        unknown.push(await client.call("beforeLogin", { login: unknownLogin() }));
      }
      yield* compareQuestions(known, unknown);
    }
    if (!context.writes) return;
    const login = unknownLogin();
    const links: ProviderAnswer[] = [];
    for (let turn = 0; turn < LINKS; turn += 1) links.push(await client.write("requestPasswordReset", { login }));
    yield* tryLimit(links, context.now());
  },
};

function* compareQuestions(known: readonly ProviderAnswer[], unknown: readonly ProviderAnswer[]) {
  const details = { rule: "login.question-alike", effect: "an attacker learns which logins exist" };
  for (const [turn, answer] of unknown.entries()) {
    const counterpart = known[turn];
    if (counterpart !== undefined)
      yield* expectAnswer(withoutMoments(answer) === withoutMoments(counterpart), answer, {
        ...details,
        expected: "the same response to beforeLogin for known and unknown logins",
        found: "another response",
      });
  }
  yield* compareTimes(known, unknown, details);
}

async function* tryLimit(links: readonly ProviderAnswer[], now: number): CheckResults {
  const [first] = links;
  if (first === undefined || first.isUnsupported) {
    yield { notTried: "the provider has no requestPasswordReset", rules: ["limits.reset-links", "limits.time"] };
    return;
  }
  const refused = links.find(isBeyondLimit);
  yield* expectAnswer(refused !== undefined, first, {
    rule: "limits.reset-links",
    expected: `TRY_LATER or HTTP 429 for the last of ${LINKS} links of one login`,
    effect: "anybody floods the mailbox of a customer",
  });
  if (refused === undefined) return;
  const header = refused.exchange.response?.headers["retry-after"] ?? "";
  yield* expectAnswer(header !== "" || Date.parse(refused.text("tryAgainAt")) > now, refused, {
    rule: "limits.time",
    expected: "tryAgainAt in the future, or Retry-After",
    effect: "the portal cannot tell the customer when to try again",
  });
}
