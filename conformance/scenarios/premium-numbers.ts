import { expectAnswer, type Check, type CheckResults } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import { textOf } from "../validation/response-tree.ts";
import { withSessions } from "../with-sessions.ts";

const PHONES = new Set(["phone", "mobile_phone"]);
/** Two thresholds, so that one differs from the current one. */
const THRESHOLDS = ["100.00", "35.00"];
const RULE = "premium.saved";

/** Threshold and blocks of premium numbers, seen again after they are set. */
export const premiumNumbersScenario: Check = {
  id: "premium",
  title: "Scenario: premium numbers",
  needs: "write",
  rules: [RULE],
  run: (context) =>
    withSessions(context, { use: "write" }, async function* tryThresholds({ session }) {
      yield* setThresholds(session);
    }),
};

async function* setThresholds(client: ProviderClient): CheckResults {
  const phone = (await client.call("getClientData"))
    .items("products")
    .find((product) => PHONES.has(textOf(product, "category")) && textOf(product, "status") === "ACTIVE");
  if (phone === undefined) {
    yield { notTried: "the account has no phone number", rules: [RULE] };
    return;
  }
  const productId = textOf(phone, "productId");
  for (const limit of THRESHOLDS) {
    const order = { productId, limit, callsBlocked: "true", messagesBlocked: "false" };
    const set = await client.write("setPremiumNumbers", order);
    if (set.isUnsupported) {
      yield { notTried: "setPremiumNumbers is not supported", rules: [RULE] };
      return;
    }
    const numbers = await client.call("getPremiumNumbers", { productId });
    const isSet = Number(numbers.text("limit")) === Number(limit) && !isFalse(numbers.text("limitChosen"));
    yield* expectAnswer(isSet && numbers.flag("callsBlocked") && !numbers.flag("messagesBlocked"), numbers, {
      rule: RULE,
      path: "limit",
      expected: "the threshold and the blocks that were set",
      found: numbers.isData ? "other ones" : numbers.summary,
      effect: "the customer pays for premium numbers beyond the chosen threshold",
    });
  }
}

const isFalse = (flag: string): boolean => flag === "false" || flag === "0";
