import type { Access, PortalFeature, UnavailableFeatures } from "../access/index.ts";

/** Data from which deadlines are computed. */
export const DEADLINE_SOURCES = [
  "orders",
  "requests",
  "services",
  "invoices",
  "terminations",
  "messages",
  "withdrawals",
] as const;
export type DeadlineSource = (typeof DEADLINE_SOURCES)[number];

/** Feature that each source of deadlines needs. */
const FEATURES: Readonly<Record<DeadlineSource, PortalFeature | undefined>> = {
  orders: "offers",
  requests: "supportRequests",
  services: undefined,
  invoices: "invoices",
  terminations: "termination",
  messages: "messages",
  withdrawals: "withdrawal",
};

/** Decisions about the customer that decide which sources are read. */
export interface DeadlineSourceAccess {
  /** `undefined` without a session. */
  readonly gate: Pick<Access, "messages" | "orderHistory"> | undefined;
  /** Features that this customer cannot use; requests among them while the messages are closed (REQ-23). */
  readonly unavailable: UnavailableFeatures;
}

/** Returns true for a source of deadlines that this customer may not see, or this provider lacks. */
export function lacksDeadlineSource(source: DeadlineSource, { gate, unavailable }: DeadlineSourceAccess): boolean {
  const feature = FEATURES[source];
  if (feature !== undefined && unavailable.has(feature)) return true;
  return (source === "messages" && gate?.messages === "no") || (source === "orders" && gate?.orderHistory === "no");
}
