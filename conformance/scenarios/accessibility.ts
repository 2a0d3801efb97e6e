import type { Check } from "../check.ts";
import { withSessions } from "../with-sessions.ts";
import { expectOneNumber } from "./expect-one-number.ts";

const RULE = "accessibility.registered-once";

const COMPLAINT = {
  name: "Test of the conformance kit",
  email: "test@example.com",
  subject: "Test",
  requirement: "Test of the conformance kit",
  demand: "No answer is needed.",
};

/** Sends one complaint twice: both responses have the same number. */
export const accessibilityScenario: Check = {
  id: "accessibility",
  title: "Scenario: complaint about accessibility",
  needs: "write",
  rules: [RULE],
  run: (context) =>
    withSessions(context, { use: "write" }, async function* complainTwice({ session }) {
      yield* expectOneNumber(session, {
        operation: "registerAccessibilityComplaint",
        payload: COMPLAINT,
        numberOf: (answer) => answer.text("number"),
        rule: RULE,
        path: "number",
        expected: "the number of the first complaint",
        effect: "a person who presses twice gets two numbers for one complaint",
      });
    }),
};
