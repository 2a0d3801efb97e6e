import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asRecord, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { textProblems } from "./texts.ts";

describe("texts of the portal", { timeout: 60_000 }, () => {
  it("reports unused, missing and too early read texts, ambiguous names, incomplete plurals", () => {
    expect(textProblems(join(import.meta.dirname, "fixtures"), ["texts"])).toEqual([
      'texts/half-a-plural/pl.json: "invoices" has no plural form many',
      'texts/missing/pl.json: "subtitle" is missing',
      'texts/read-too-early/view.tsx: "a composed key" is read when the module loads',
      'texts/read-too-early/view.tsx: "title" is read when the module loads',
      'texts/two-names/pl.json: has the name "fixture-invoices" of texts/same-name/pl.json',
      'texts/two-names/pl.json: is read as "fixture-invoices" and as "fixture-bills"',
      'texts/unused/pl.json: "forgotten" is unused',
    ]);
  });

  it.each([
    ["src-ui/shell/pages/pl.json", ["errors.noPage", "errors.noPermission", "errors.tryAgain", "errors.goToHome"]],
    ["src-ui/shared/forms/pl.json", ["rules.email", "rules.required", "rules.phone", "rules.passwordIncorrect"]],
    [
      "src-ui/features/chat/pl.json",
      [
        "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER",
        "WEBCHAT_SKILLSET_OOS",
        "WEBCHAT_NO_AGENTS",
        "WEBCHAT_NO_CHATBOT",
        "SERVICE_UNAVAILABLE",
        "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
        "BACKEND_ACCESS",
      ].map((type) => `chat.errors.${type}`),
    ],
  ])("(part of I18N-01) names the messages of %s by the keys of the specification", (path, keys) => {
    expect(Object.keys(asRecord(readJson(join(ROOT, path))))).toEqual(expect.arrayContaining(keys));
  });

  it("[I18N-01] finds no problem in the catalogues of the portal", () => {
    expect(textProblems(ROOT, ["src", "src-ui"])).toEqual([]);
  });
});
