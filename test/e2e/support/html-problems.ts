import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"], elements: ["html5"] });

/** Returns the problems that an HTML validator finds in the document as the browser has it now. */
export async function htmlProblems(page: Page): Promise<readonly string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages, source }) => {
    const lines = (source ?? "").split("\n");
    return messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${selector ?? ""}) ${lines[line - 1]?.slice(column - 1, column + 100) ?? ""}`,
    );
  });
}
