import { describe, expect, it } from "vitest";
import { routeAt } from "./paths.ts";
import { legacyRedirect } from "./redirects.ts";

describe("moved addresses", () => {
  it("[ROUTE-04] redirects /login to the login page", () => {
    expect(legacyRedirect("/login", "")).toBe("/");
  });

  it("redirects /old and /loginOld to the login page, /service to the services", () => {
    expect(legacyRedirect("/old", "")).toBe("/");
    expect(legacyRedirect("/loginOld", "")).toBe("/");
    expect(legacyRedirect("/service", "")).toBe("/service/myServices");
  });

  it.each([
    ["/numberTransferAccept1", "/numberTransfer/Accept"],
    ["/numberTransferDecline1", "/numberTransfer/Decline"],
    ["/numberTransferContactRequest1", "/numberTransfer/ContactRequest"],
    ["/numberTransferAnnuled1", "/numberTransfer/Annuled"],
    ["/numberTransferPastExpirationDate1", "/numberTransfer/PastExpirationDate"],
  ])("[ROUTE-10] redirects the moved address %s to %s", (from, to) => {
    expect(legacyRedirect(from, "")).toBe(to);
    expect(legacyRedirect(from, "?token=a%20b")).toBe(`${to}?token=a%20b`);
    expect(routeAt(to)).toBe("numberTransfer");
  });

  it.each([
    ["/service/my-services", "", "/service/myServices"],
    ["/service/my-services/P%2F1", "?a=1&b=2", "/service/myServices/P%2F1?a=1&b=2"],
    ["/service/your-offer", "?x=1", "/service/yourOffer?x=1"],
    ["/service/orders-history/", "", "/service/ordersHistory"],
  ])("[ROUTE-13] redirects the moved address %s%s to %s", (path, search, to) => {
    expect(legacyRedirect(path, search)).toBe(to);
  });

  it.each([
    "/",
    "/index",
    "/loginToken",
    "/service/myServices",
    "/service/my-servicesX",
    "/numberTransfer/Accept",
    "/toString",
  ])("does not redirect the address %s", (path) => {
    expect(legacyRedirect(path, "?a=1")).toBeUndefined();
  });

  it("never redirects to another moved address", () => {
    for (const path of [
      "/login",
      "/old",
      "/service",
      "/numberTransferAccept1",
      "/service/my-services",
      "/service/your-offer",
    ]) {
      const to = legacyRedirect(path, "") ?? "";
      expect(legacyRedirect(to, "")).toBeUndefined();
      expect(routeAt(to)).toBeDefined();
    }
  });
});
