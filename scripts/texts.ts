import { readFileSync } from "node:fs";
import { validateConfiguration } from "#domain/configuration/index.ts";
import { parseLanguage } from "#domain/language/index.ts";
import { validateTextOverrides, portalTexts } from "./portal-texts.ts";
import { ROOT } from "./run-tool.ts";

// npm run --silent texts: prints every text of the portal as JSON. npm run --silent texts -- uk: the same in Ukrainian;
// en: in English. npm run --silent texts -- config.json: prints the errors of the text overrides in that file.
const [config] = process.argv.slice(2);
const language = parseLanguage(config ?? "pl");
if (config === undefined || language !== undefined) {
  console.log(
    JSON.stringify(
      Object.fromEntries([...portalTexts(ROOT, language)].toSorted(([one], [other]) => one.localeCompare(other))),
      null,
      2,
    ),
  );
} else {
  const validation = validateConfiguration(JSON.parse(readFileSync(config, "utf8")));
  const faults = validation.ok
    ? validateTextOverrides(validation.value.brand.texts ?? {}, portalTexts(ROOT), {
        uk: portalTexts(ROOT, "uk"),
        en: portalTexts(ROOT, "en"),
      })
    : validation.failure.map(({ at, expects }) => `${at}: ${expects}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
