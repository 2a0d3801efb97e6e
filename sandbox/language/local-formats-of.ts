import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatZloty } from "../pages/html.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a day as the portal does: `05-11-2026`, `05.11.2026`, `5 Nov 2026`. */
export function formatLocalDay(language: SandboxLanguage, isoDay: string): string {
  const [year = "", month = "", date = ""] = isoDay.split("-");
  switch (language) {
    case "pl":
      return formatPolishDay(isoDay);
    case "uk":
      return [date, month, year].join(".");
    case "en":
      return [String(Number(date)), MONTHS[Number(month) - 1] ?? "", year].join("\u00a0");
  }
}

/** Formats a moment of the wire: `05.11.2026, 09:05`. */
export const formatLocalMoment = (language: SandboxLanguage, wall: string): string =>
  `${formatLocalDay(language, wall.slice(0, 10))},\u00a0${wall.slice(11, 16)}`;

/** Formats an amount in złote: `1 187,43 zł`, in English `1,187.43 zł`. */
export function formatLocalZloty(language: SandboxLanguage, grosze: number): string {
  if (language !== "en") return formatZloty(grosze);
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/gu, ",");
  return `${grosze < 0 ? "−" : ""}${whole}.${digits.slice(-2)}\u00a0zł`;
}
