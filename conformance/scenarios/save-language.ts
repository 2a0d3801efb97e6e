import { expectAnswer, type Check, type CheckContext, type CheckResults } from "../check.ts";
import { withSessions, type OpenSessions } from "../with-sessions.ts";

const RULE = "language.saved";

/** Saves a language, reads it at the next login, and restores the former one. */
export const saveLanguageScenario: Check = {
  id: "save-language",
  title: "Scenario: language of the login",
  needs: "write",
  rules: [RULE],
  run: (context) => withSessions(context, { use: "write" }, (open) => saveAndLogIn(context, open)),
};

async function* saveAndLogIn(context: CheckContext, { session, account }: OpenSessions): CheckResults {
  const logIn = () => context.browser().call("sessionStart", { login: account.login, password: account.password });
  const former = (await logIn()).text("language");
  const language = former === "uk" ? "en" : "uk";
  const saved = await session.write("saveLanguage", { language });
  if (saved.isUnsupported) {
    yield { notTried: "saveLanguage is not supported" };
    return;
  }
  yield* expectAnswer(saved.text("language") === language, saved, {
    rule: RULE,
    path: "language",
    expected: `the saved language, ${language}`,
    found: saved.isData ? saved.text("language") || "none" : saved.summary,
    effect: "the portal sends the language again at each page load",
  });
  const next = await logIn();
  if (next.text("sessionId") === "") {
    yield { notTried: "the account logs in with a second factor" };
    return;
  }
  yield* expectAnswer(next.text("language") === language, next, {
    rule: RULE,
    path: "language",
    expected: `the saved language at the next login, ${language}`,
    found: next.text("language") || "none",
    effect: "another device opens in Polish",
  });
  await session.write("saveLanguage", { language: former === "" ? "pl" : former });
}
