import { expect, it } from "vitest";
import { WEEKDAYS, type HelpLineHours } from "./configuration.ts";
import { formatHelpLineHours } from "./format-help-line-hours.ts";

const at = (from: HelpLineHours["from"], to: HelpLineHours["to"], opens: string, closes: string): HelpLineHours => ({
  from,
  to,
  opens,
  closes,
});

it.each([
  [[at("mon", "fri", "08:00", "20:00"), at("sat", "sat", "10:00", "18:00")], "pon.–pt. 8–20, sob. 10–18"],
  [[at("mon", "fri", "07:00", "22:00"), at("sat", "sun", "08:00", "22:00")], "pon.–pt. 7–22, sob. i niedz. 8–22"],
  [[at("wed", "thu", "09:30", "16:15")], "śr. i czw. 9:30–16:15"],
  [[at("mon", "sun", "00:00", "24:00")], "pon.–niedz. 0–24"],
  [[at("sun", "mon", "08:00", "12:00")], "niedz. i pon. 8–12"],
] as const)("(part of CHAT-17) formats help line hours for customers: %j", (hours, text) => {
  expect(formatHelpLineHours(hours)).toBe(text);
});

it.each(WEEKDAYS)("(part of CHAT-17) names the weekday %s as Intl does in Polish", (day) => {
  const date = new Date(Date.UTC(2000, 0, 3 + WEEKDAYS.indexOf(day)));
  expect(formatHelpLineHours([at(day, day, "08:00", "16:00")])).toBe(
    `${date.toLocaleDateString("pl", { weekday: "short", timeZone: "UTC" })} 8–16`,
  );
});
