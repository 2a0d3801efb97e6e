import { expect, it } from "vitest";
import { anOutage, day } from "#test/mothers/index.ts";
import { outageDetailsOf } from "./outage-details.ts";

const announced = (at: number) => ({ at, text: `at ${at}`, plannedEnd: undefined });

it("[OUT-02] sorts what was announced about an outage, newest first", () => {
  const details = outageDetailsOf(anOutage({ news: [announced(1), announced(3), announced(2)] }), day("2026-11-20"));
  expect(details.news.map(({ at }) => at)).toEqual([3, 2, 1]);
});
