import { workingTimesOn } from "../calendar/working-times-on.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { ChatTopicCode } from "./chat.repository.ts";

/** Checks the operator's hours for a topic against the clock of the tenant (CHAT-17). */
export function isChatOpen(tenant: Tenant, topic: ChatTopicCode): boolean {
  const { customerService, technical } = tenant.configuration.help;
  const { hours } = topic === "TECHNICAL" ? (technical ?? customerService) : customerService;
  const wall = wallAt(tenant.now());
  const time = wall.slice(11, 16);
  return workingTimesOn(hours, wall.slice(0, 10)).some(({ opens, closes }) => opens <= time && time < closes);
}
