import { expectAnswer, type Check } from "../check.ts";
import { withSessions } from "../with-sessions.ts";

/** Languages of the portal, and one that an installation may add. */
const LANGUAGES = ["pl", "uk", "en", "de"];

/** Calls in each language of the page. In which language the provider answers is not tried. */
export const languageRules: Check = {
  id: "language",
  title: "Language of the page on every call",
  needs: "read",
  rules: ["language.request-accepted"],
  run: (context) =>
    withSessions(context, { use: "read" }, async function* ({ session }) {
      for (const language of LANGUAGES) {
        const answer = await session.call("getClientData", {}, { language });
        yield* expectAnswer(answer.isData, answer, {
          rule: "language.request-accepted",
          expected: `data for a call with Accept-Language ${language}`,
          effect: "the portal does not work in this language",
        });
      }
    }),
};
