import { describe, expect, it } from "vitest";
import {
  HOSTILE_LINKS as HOSTILE,
  HOSTILE_PARAMS as PARAMS,
  EXTERNAL_ADDRESSES,
  SCHEMES,
} from "#test/corpora/hostile-links.ts";
import { resolveTarget, returnTarget } from "./deep-link.ts";
import { routeAt } from "./paths.ts";
import { ROUTES, routeNames } from "./routes.ts";

const PORTAL = "https://ebok.example";

const withParam = routeNames().filter((name) => ROUTES[name].audience === "customer");

/** Returns the URL at which a browser arrives from within the portal. */
function landing(target: string): URL {
  return new URL(target, `${PORTAL}/service/myServices/1`);
}

describe("hostile deep links", () => {
  it("tests at least 300 hostile deep links", () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(300);
  });

  it("[ROUTE-15] leads to the start page when a hostile deep link names no customer page", () => {
    for (const name of HOSTILE) expect(resolveTarget(name), JSON.stringify(name)).toBe("/index");
  });

  it("[ROUTE-15] stays in the portal and on the named page with any hostile deep link param", () => {
    const wrong = withParam.flatMap((name) => {
      // A param that cannot be encoded is left out: the page itself or the start page remains.
      const allowed = [name, routeAt(resolveTarget(name)), "index"];
      return PARAMS.filter((param) => {
        const target = resolveTarget(name, param);
        const { origin, pathname, search, hash } = landing(target);
        return origin !== PORTAL || pathname + search + hash !== target || !allowed.includes(routeAt(pathname));
      }).map((param) => [name, param, resolveTarget(name, param)]);
    });
    expect(wrong).toEqual([]);
  });

  it("[ROUTE-15] returns only addresses in the portal after login for any hostile deep link", () => {
    for (const path of [...EXTERNAL_ADDRESSES, ...SCHEMES]) {
      const target = returnTarget(path, "");
      if (target !== undefined) expect(landing(target).origin, JSON.stringify(path)).toBe(PORTAL);
    }
    for (const search of PARAMS) {
      for (const prefix of ["", "?", "?x="]) {
        const target = returnTarget("/invoice", `${prefix}${search}`);
        expect(
          target === undefined ? undefined : `${landing(target).origin}${landing(target).pathname}`,
          JSON.stringify(search),
        ).toBe(`${PORTAL}/invoice`);
      }
    }
  });
});
