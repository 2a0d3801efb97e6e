import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

/** Views that show field errors without a text for an empty field, each with its reason. */
const WITHOUT_MISSING_TEXT: Readonly<Record<string, string>> = {
  "src-ui/features/direct-billing/settings-dialogs.view.tsx": "an empty amount breaks the rule of amounts",
  "src-ui/features/invoices/own-amount/own-amount-dialog.view.tsx": "an empty amount breaks the rule of amounts",
  "src-ui/features/login/new-password/new-password-fields.view.tsx": "an empty password breaks the rule of passwords",
  "src-ui/features/login/registration/account-stage.view.tsx": "an empty login breaks the rule of logins",
  "src-ui/features/services/service-actions/move-dialog.view.tsx": "chooses the text before",
  "src-ui/features/services/service-actions/rename-dialog.view.tsx": "a name may be empty",
  "src-ui/features/services/service-actions/visit-dialog.view.tsx": "chooses the text before",
};

it("[VAL-18] says in each required field what to enter", () => {
  const found = globSync("src-ui/features/**/*.tsx", { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => readFileSync(join(ROOT, path), "utf8").includes("messageOf(violation)"));
  expect(found.toSorted()).toEqual(Object.keys(WITHOUT_MISSING_TEXT).toSorted());
});
