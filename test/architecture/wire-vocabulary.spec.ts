import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { filesOf } from "./tree.ts";
import { wireVocabularyIn, wireWordsOf } from "./wire-vocabulary.ts";

const WORDS = wireWordsOf(readFileSync(join(ROOT, "docs/contract/ebok.xsd"), "utf8"));

it("uses no value of the contract in the domain", () => {
  const files = filesOf(ROOT)
    .filter((path) => /^src-domain\/.*(?<!\.spec)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  expect(files.length).toBeGreaterThan(100);
  expect(WORDS.size).toBeGreaterThan(40);
  expect(wireVocabularyIn(files, WORDS)).toEqual([]);
});

it.each([
  ["a refusal code", 'if (code === "WRONG_TOKEN") return undefined;', "WRONG_TOKEN"],
  ["a refusal code in a message", 'message.startsWith("WRONG_TOKEN;mainEmail")', "WRONG_TOKEN"],
  ["a value in camel case", 'type Origin = "agreements" | "dataUpdate";', "dataUpdate"],
  ["a range", "const SPAN = '8-12';", "8-12"],
  ["a value in a template", "const text = `CANCELLED`;", "CANCELLED"],
])("reports vocabulary of the contract in the domain: %s", (_case, text, word) => {
  expect(wireVocabularyIn([{ path: "src-domain/contact/flow.ts", text }], WORDS)).toEqual([
    `src-domain/contact/flow.ts spells ${word} as the contract does`,
  ]);
});

it("reports no contract vocabulary in comments, plain words and words of the domain", () => {
  const text = '/** `WRONG_TOKEN` */\nconst WAY = "email"; // "WRONG_TOKEN"\nconst STEP = "LOGIN";';
  expect(wireVocabularyIn([{ path: "src-domain/login/step.ts", text }], WORDS)).toEqual([]);
  expect(wireVocabularyIn([{ path: "src-domain/contact/step.ts", text }], WORDS)).toHaveLength(1);
});
