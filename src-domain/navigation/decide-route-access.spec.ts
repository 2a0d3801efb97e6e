import { expect, it } from "vitest";
import type { PortalFeature } from "#domain/access/index.ts";
import { anAccess } from "#test/mothers/index.ts";
import { decideRouteAccess } from "./decide-route-access.ts";
import type { RouteName } from "./routes.ts";

it.each<[RouteName, PortalFeature, string]>([
  ["invoice", "invoices", "no"],
  ["billing", "callDetails", "no"],
  // The page of calls cannot be shown without the entries of the account.
  ["billing", "invoices", "no"],
  ["invoice", "callDetails", "yes"],
])("(part of CALL-12) decides about %s without %s: %s", (route, feature, expected) => {
  expect(decideRouteAccess(route, anAccess({ unavailable: new Set([feature]) }))).toBe(expected);
  expect(decideRouteAccess(route, anAccess())).toBe("yes");
});
