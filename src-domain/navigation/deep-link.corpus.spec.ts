import { describe, expect, it } from "vitest";
import { HOSTILE_LINKS as HOSTILE, HOSTILE_PARAMS as PARAMS, OUTSIDE, SCHEMES } from "#test/corpora/hostile-links.ts";
import { resolveTarget, returnTarget } from "./deep-link.ts";
import { routeAt } from "./paths.ts";
import { ROUTES, routeNames } from "./routes.ts";

const PORTAL = "https://ebok.example";

const withParam = routeNames().filter((name) => ROUTES[name].audience === "customer");

/** Where a browser would be after following it from anywhere in the portal. */
function landing(target: string): URL {
  return new URL(target, `${PORTAL}/service/myServices/1`);
}

describe("hostile deep links", () => {
  it("are at least 300", () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(300);
  });

  it("[ROUTE-15] that name no page of a customer lead home", () => {
    for (const name of HOSTILE) expect(resolveTarget(name), JSON.stringify(name)).toBe("/index");
  });

  it("[ROUTE-15] never leave the portal by their param, nor reach another page than they name", () => {
    const wrong = withParam.flatMap((name) => {
      // what cannot be written as a param is left out: the page itself remains, or home
      const allowed = [name, routeAt(resolveTarget(name)), "index"];
      return PARAMS.filter((param) => {
        const target = resolveTarget(name, param);
        const { origin, pathname, search, hash } = landing(target);
        return origin !== PORTAL || pathname + search + hash !== target || !allowed.includes(routeAt(pathname));
      }).map((param) => [name, param, resolveTarget(name, param)]);
    });
    expect(wrong).toEqual([]);
  });

  it("[ROUTE-15] are nowhere to return to after login", () => {
    for (const path of [...OUTSIDE, ...SCHEMES]) {
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
