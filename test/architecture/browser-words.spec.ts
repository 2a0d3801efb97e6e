import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/**
 * What a browser has and an app around the portal has not: a page that is loaded anew, an address, tabs and windows of
 * its own.
 */
const BROWSER_WORDS =
  /przeglądar|odśwież stronę|odświeży(?:sz| się)|odświeżeniu|pask\S* adresu|adres strony|(?:nowej|innej|tamtą|tę) kar(?:cie|tę)|nowym oknie|to okno|otworzyć okna|zamknąć tę stronę/iu;

/** Texts that may say it, and why. */
const ALLOWED_TEXTS: Readonly<Record<string, string>> = {
  "src/boot/fallback/pl.json failed.lead": "names the app beside the browser",
  "src-ui/features/help/pl.json branches.refusedText": "names the phone beside the browser",
  "src-ui/features/invoice/pl.json duplicate.elsewhere": "told only where another tab is at work",
  "src-ui/features/offer/pl.json problem.elsewhere": "told only where another tab is at work",
  "src-ui/features/offer/pl.json problem.elsewhereText": "told only where another tab is at work",
  "src-ui/shell/statement/pl.json checkedText": "what the portal is tested in",
};

const browserTextsOf = (path: string): readonly string[] =>
  Object.entries(asRecord(readJson(join(ROOT, path)))).flatMap(([key, text]) =>
    BROWSER_WORDS.test(asText(text)) ? [`${path} ${key}`] : [],
  );

it("no text speaks of a browser's tab, window or address to somebody who may be inside the operator's app", () => {
  const found = globSync(["src/**/pl.json", "src-ui/**/pl.json"], { cwd: ROOT }).flatMap((path) =>
    browserTextsOf(path.replaceAll("\\", "/")),
  );
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED_TEXTS).toSorted());
});
