import { expect, it } from "vitest";
import { settingsRefusal, TOKEN_CODES } from "./settings-refusal.ts";

it.each<readonly [string, string]>([
  ...TOKEN_CODES.map((code) => [code, code] as const),
  ["locked", "unknown"],
  ["", "unknown"],
])("maps the token refusal %s to %s", (code, expected) => {
  expect(settingsRefusal(TOKEN_CODES, code, 1_000)).toEqual({ kind: "settings-refused", code: expected, until: 1_000 });
  expect(settingsRefusal(TOKEN_CODES, code).until).toBeUndefined();
});
