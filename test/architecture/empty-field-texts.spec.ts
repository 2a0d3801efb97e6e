import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** Texts that only say that something is missing, not what to enter or choose. */
const VAGUE = /uzupełnij to pole|pole jest wymagane/iu;

/** Fallback of library rules, for fields that have no text of their own. */
const ALLOWED = ["src-ui/shared/forms/pl.json rules.required"];

it("(part of VAL-09) says what to enter or choose in an empty field", () => {
  const found = globSync("src-ui/**/pl.json", { cwd: ROOT }).flatMap((path) =>
    Object.entries(asRecord(readJson(join(ROOT, path)))).flatMap(([key, text]) =>
      VAGUE.test(asText(text)) ? [`${path.replaceAll("\\", "/")} ${key}`] : [],
    ),
  );
  expect(found).toEqual(ALLOWED);
});
