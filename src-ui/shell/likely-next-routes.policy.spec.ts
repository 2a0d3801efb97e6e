import { describe, expect, it } from "vitest";
import { likelyNextRoutes } from "./likely-next-routes.policy.ts";
import { routeNames } from "#domain/navigation/routes.ts";

describe("likely next routes", () => {
  it("(part of NAV-21) names the most opened pages, without the open one", () => {
    expect(likelyNextRoutes("index")).toEqual(["invoice", "myServices", "messages"]);
    expect(likelyNextRoutes("settings")).toEqual(["index", "invoice", "myServices", "messages"]);
    expect(likelyNextRoutes(undefined)).toEqual(["index", "invoice", "myServices", "messages"]);
  });

  it("(part of NAV-21) names first what the page itself leads to", () => {
    expect(likelyNextRoutes("invoice")).toEqual(["invoiceDetails", "index", "myServices", "messages"]);
    expect(likelyNextRoutes("messages")).toEqual(["supportRequest", "index", "invoice", "myServices"]);
    expect(likelyNextRoutes("more")).toEqual(["personalData", "settings", "index", "invoice"]);
    expect(likelyNextRoutes("personalData")).toEqual(["settings", "index", "invoice", "myServices"]);
    expect(likelyNextRoutes("yourOffer")).toEqual(["ordersHistory", "index", "invoice", "myServices"]);
  });

  it("(part of NAV-21) names at most four pages, each once", () => {
    for (const route of routeNames()) {
      const next = likelyNextRoutes(route);
      expect(next.length).toBeLessThanOrEqual(4);
      expect(new Set(next).size).toBe(next.length);
      expect(next).not.toContain(route);
    }
  });
});
