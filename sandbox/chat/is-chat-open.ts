import { addCalendarDays, wallAt } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { ChatTopicCode } from "./chat.repository.ts";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
/** Any Sunday, from which weekdays are counted. */
const SUNDAY = "2026-01-04";

function weekdayOf(day: string): number {
  return ((Math.round((Date.parse(day) - Date.parse(SUNDAY)) / 86_400_000) % 7) + 7) % 7;
}

/** Checks the operator's hours for a topic against the clock of the tenant (CHAT-17). */
export function isChatOpen(tenant: Tenant, topic: ChatTopicCode): boolean {
  const { customerService, technical } = tenant.configuration.help;
  const { hours } = topic === "TECHNICAL" ? (technical ?? customerService) : customerService;
  const wall = wallAt(tenant.now());
  const [day, time] = [addCalendarDays(wall.slice(0, 10), 0), wall.slice(11, 16)];
  const fromMonday = (weekday: string): number => (WEEKDAYS.findIndex((one) => one === weekday) + 6) % 7;
  const today = (weekdayOf(day) + 6) % 7;
  return hours.some(({ from, to, opens, closes }) => {
    const [first, last] = [fromMonday(from), fromMonday(to)];
    const isDay = first <= last ? first <= today && today <= last : today >= first || today <= last;
    return isDay && opens <= time && time < closes;
  });
}
