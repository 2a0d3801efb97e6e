import { expect, it } from "vitest";
import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { holidaysFrom, isWorkday, nextWorkingDay, workdayFrom } from "./holidays.ts";

it("skips Christmas, the new year and weekends", () => {
  expect(nextWorkingDay("2026-12-23")).toBe("2026-12-28");
  expect(workdayFrom("2027-01-01")).toBe("2027-01-04");
  expect(workdayFrom("2026-11-24")).toBe("2026-11-24");
});

it("has no working day on a public holiday or a weekend of four years", () => {
  const days = Array.from({ length: 4 * 366 }, (_, ahead) => addCalendarDays("2026-01-01", ahead));
  const holidays = new Set(holidaysFrom("2026-01-01", days.length).map(({ day }) => day));
  const free = days.filter((day) => holidays.has(day) || [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
  expect(free.filter(isWorkday)).toEqual([]);
  expect(days.filter(isWorkday).length + free.length).toBe(days.length);
});
