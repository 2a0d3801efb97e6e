import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { expect, it } from "vitest";
import { tryLaterMessage, tryLaterText } from "./try-later-text.ts";

const NOW = Date.parse("2026-11-24T14:20:10+01:00");
const textAt = (moment: string): string =>
  unjoinedText(tryLaterText({ kind: "try-later", tryAgainAt: Date.parse(moment), receivedAt: NOW }));

it("(part of CALL-18) shows the time of the next attempt, rounded up to a minute", () => {
  expect(textAt("2026-11-24T14:34:01+01:00")).toBe("Spróbuj ponownie o 14:35.");
  expect(textAt("2026-11-24T14:35:00+01:00")).toBe("Spróbuj ponownie o 14:35.");
});

it("(part of CALL-18) shows the day when it is not today in Warsaw", () => {
  expect(textAt("2026-11-24T23:04:30Z")).toBe("Spróbuj ponownie 25-11-2026 o 00:05.");
});

it("(part of CALL-18) asks to wait a moment when the server names no time", () => {
  expect(unjoinedText(tryLaterMessage({ kind: "try-later", tryAgainAt: undefined, receivedAt: NOW }))).toBe(
    "Zbyt wiele prób lub kodów w krótkim czasie. Spróbuj jeszcze raz za chwilę.",
  );
});
