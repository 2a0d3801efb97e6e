// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { takeReturnTarget } from "#domain/navigation/index.ts";
import { createPageServices } from "./container/page.module.ts";
import { createPortalRouter } from "./router.tsx";

// what the addresses show is walked through in test/journeys; here the portal never comes
vi.mock("./boot/portal-loader.ts", () => ({ createPortalLoader: () => () => new Promise(() => undefined) }));

const page = createPageServices(window);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => page.sessionStorage.clear("logout"));

/** Where the router stands when it is made at this address. */
function startAt(address: string): string {
  window.history.replaceState(null, "", address);
  const router = createPortalRouter(aConfiguration(), page);
  const { pathname, search } = router.state.location;
  router.dispose();
  return `${pathname}${search}`;
}

describe("the router", () => {
  it.each(["/invoice?pay=all", "/index", "/service/myServices/7"])(
    "[GUARD-01] [GUARD-02] begins at the login for a guest at %s, and keeps what was asked for",
    (address) => {
      expect(startAt(address)).toBe("/");
      expect(window.location.pathname).toBe("/");
      expect(takeReturnTarget(page.returnAddress)).toBe(address);
    },
  );

  it("[GUARD-01] begins at the login for a guest at an advertised address, too", () => {
    expect(startAt("/disney")).toBe("/");
  });

  it.each(["/", "/sessionExpired", "/error/602", "/nowhere", "/numberTransfer/Accept"])(
    "[ROUTE-04] leaves a guest at %s",
    (address) => {
      expect(startAt(address)).toBe(address);
    },
  );

  it("leaves a customer at the address that was asked for", () => {
    page.sessionStorage.write({ session: aSession(), deadline: Date.now() + 600_000 });
    expect(startAt("/invoice?pay=all")).toBe("/invoice?pay=all");
  });
});
