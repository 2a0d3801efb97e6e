import { expectAnswer, type Check } from "../check.ts";
import { withSessions } from "../with-sessions.ts";

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
      const first = await session.write("registerAccessibilityComplaint", COMPLAINT);
      if (first.isUnsupported) {
        yield { notTried: "registerAccessibilityComplaint is not supported", rules: [RULE] };
        return;
      }
      const second = await session.write("registerAccessibilityComplaint", COMPLAINT);
      const [number, repeated] = [first.text("number"), second.text("number")];
      yield* expectAnswer(number !== "" && number === repeated, second, {
        rule: RULE,
        path: "number",
        expected: "the number of the first complaint",
        found: repeated === "" ? second.summary : "another number",
        effect: "a person who presses twice gets two numbers for one complaint",
      });
    }),
};
