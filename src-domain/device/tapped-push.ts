import type { TappedPush } from "./device.ts";

/** Stands for "no param" where an account follows it: an address has no empty part. */
export const NO_PARAM = "-";

/** The address that a tapped notification opens (ROUTE-08). Nothing is decided here: what it may lead to, the route says (ROUTE-15). */
export function pushAddress({ route, param, context }: TappedPush): string {
  const parts = context === undefined ? [route, ...(param === undefined ? [] : [param])] : [route, param ?? NO_PARAM, context];
  return `/push/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}
