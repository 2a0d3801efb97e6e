import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** Words for parts of a browser that the operator's app does not have: reload, address bar, tabs and windows. */
const BROWSER_WORDS: readonly RegExp[] = [
  /przeglądar|odśwież stronę|odświeży(?:sz| się)|odświeżeniu/iu,
  /pask\S* adresu|adres strony|zamknąć tę stronę/iu,
  /(?:nowej|innej|tamtą|tę) kar(?:cie|tę)|nowym oknie|to okno|otworzyć okna/iu,
];

/** Texts that may contain such a word, each with its reason. */
const ALLOWED_TEXTS: Readonly<Record<string, string>> = {
  "src/boot/fallback/pl.json failed.lead": "names the app as well as the browser",
  "src-ui/features/help/pl.json branches.refusedText": "names the phone as well as the browser",
  "src-ui/shared/duplicate/pl.json elsewhere": "shown only when another tab does the same work",
  "src-ui/shared/logged-in-elsewhere/pl.json title": "shown only after a login in another tab",
  "src-ui/features/offer/pl.json problem.elsewhere": "shown only when another tab does the same work",
  "src-ui/features/offer/pl.json problem.elsewhereText": "shown only when another tab does the same work",
  "src-ui/features/settings/pl.json sessions.browser": "names where a session of the list is used",
  "src-ui/features/settings/activity/pl.json channel.browser": "names where something was done, not where it is read",
  "src-ui/shell/privacy/pl.json kept": "names where the data are stored",
  "src-ui/shell/statement/pl.json checkedText": "lists the browsers in which the portal is tested",
};

const browserTextsOf = (path: string): readonly string[] =>
  Object.entries(asRecord(readJson(join(ROOT, path)))).flatMap(([key, text]) =>
    BROWSER_WORDS.some((words) => words.test(asText(text))) ? [`${path} ${key}`] : [],
  );

it("mentions a browser's tab, window or address only in allowed texts", () => {
  const found = globSync(["src/**/pl.json", "src-ui/**/pl.json"], { cwd: ROOT }).flatMap((path) =>
    browserTextsOf(path.replaceAll("\\", "/")),
  );
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED_TEXTS).toSorted());
});
