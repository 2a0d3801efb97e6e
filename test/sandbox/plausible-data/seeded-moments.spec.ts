import { expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";

// A moment later on the day of the seed would move by a day when that hour comes.
test("seeds no message of the demo for the day of the seed itself", () => {
  const today = "2026-11-28";
  const sent = DEMO_ACCOUNTS.flatMap(({ number, createSeed }) =>
    createSeed({ today, near: today }).messages.map(({ title, created }) => ({ number, title, created })),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter(({ created }) => created.slice(0, 10) >= today)).toEqual([]);
});
