import { expectAnswer, type Check, type CheckContext, type CheckResults } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import { withSessions, type OpenSessions } from "../with-sessions.ts";
import { textOf } from "../validation/response-tree.ts";
import { withoutMoments } from "../rules/compare-answers.ts";

const textsIn = (answer: ProviderAnswer, name: string): readonly string[] => answer.items(name).map(({ text }) => text);

/** Saves contact data and the order of the accounts as they were read, so that nothing changes. */
export const saveUnchangedScenario: Check = {
  id: "save-unchanged",
  title: "Scenario: contact data saved unchanged",
  needs: "write",
  rules: ["contact.saved-whole"],
  run: (context) => withSessions(context, { use: "write" }, (open) => saveUnchanged(context, open)),
};

async function* saveUnchanged(context: CheckContext, { session: client, account }: OpenSessions): CheckResults {
  const before = await client.call("getContactData");
  if (!before.isData) {
    yield { notTried: "getContactData returned no data" };
    return;
  }
  const saved = await client.write("setContactData", {
    contactData: {
      mobilePhones: textsIn(before, "mobilePhones"),
      linePhones: textsIn(before, "linePhones"),
      mainEmail: before.text("mainEmail"),
      documentSendEmail: before.text("documentSendEmail"),
    },
  });
  yield* expectAnswer(saved.isData && saved.text("errorMessage") === "", saved, {
    rule: "contact.saved-whole",
    expected: "success without codes, because no number and no address is new",
    found: saved.isData ? "an errorMessage" : saved.summary,
    effect: "the customer cannot save contact data without a code for what has not changed",
  });
  const after = await client.call("getContactData");
  yield* expectAnswer(withoutMoments(after) === withoutMoments(before), after, {
    rule: "contact.saved-whole",
    expected: "the contact data as they were saved",
    found: after.isData ? "other data" : after.summary,
    effect: "contact data that the customer did not touch are lost",
  });
  const contexts = (await context.browser().call("sessionStart", { login: account.login, password: account.password }))
    .items("contexts")
    .map((item) => ({ id: textOf(item, "id") }));
  if (contexts.length > 0) await client.write("saveClientAccounts", { contexts });
}
