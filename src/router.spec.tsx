// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { takeReturnTarget } from "#domain/navigation/index.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { createPageServices } from "./container/page.module.ts";
import { createPortalRouter } from "./router.tsx";

// The screens are covered in test/journeys; here the portal never loads.
vi.mock("./boot/portal-loader.ts", () => ({ createPortalLoader: () => () => new Promise(() => undefined) }));

const page = createPageServices(window);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => page.sessionStorage.clear("logout"));

/** Returns the location of a router that starts at this address. */
function startAt(address: string): string {
  window.history.replaceState(null, "", address);
  const router = createPortalRouter(aConfiguration(), page);
  const { pathname, search } = router.state.location;
  router.dispose();
  return `${pathname}${search}`;
}

describe("createPortalRouter", () => {
  it.each(["/invoice?pay=all", "/index", "/service/myServices/7"])(
    "[GUARD-01] [GUARD-02] starts at the login for a guest at %s, and stores that address",
    (address) => {
      expect(startAt(address)).toBe("/");
      expect(window.location.pathname).toBe("/");
      expect(takeReturnTarget(new SessionReturnAddressAdapter(() => window.sessionStorage), aSession())).toBe(address);
    },
  );

  it("[GUARD-01] starts at the login for a guest at an advertised address", () => {
    expect(startAt("/disney")).toBe("/");
  });

  it.each(["/", "/sessionExpired", "/error/602", "/nowhere", "/numberTransfer/Accept"])(
    "[ROUTE-04] keeps a guest at %s",
    (address) => {
      expect(startAt(address)).toBe(address);
    },
  );

  it.each(["//", "//evil.example/x?a=1#b", "//javascript:alert(1)", "///"])(
    "[SEC-02] starts at the login page at %s, which browsers resolve to another host",
    (path) => {
      expect(startAt(`${window.location.origin}${path}`)).toBe("/");
      expect(window.location.href).toBe(`${window.location.origin}/`);
    },
  );

  it("keeps a customer at the requested address", () => {
    page.sessionStorage.write({ session: aSession(), deadline: Date.now() + 600_000 });
    expect(startAt("/invoice?pay=all")).toBe("/invoice?pay=all");
  });
});
