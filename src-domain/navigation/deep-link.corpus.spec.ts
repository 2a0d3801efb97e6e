import { describe, expect, it } from "vitest";
import { resolveTarget, returnTarget } from "./deep-link.ts";
import { routeAt } from "./paths.ts";
import { ROUTES, routeNames } from "./routes.ts";

const PORTAL = "https://ebok.example";

const HOSTS = ["evil.example", "evil.example:8443", "ebok.example.evil.example", "ebok.example@evil.example", "[::1]", "0x7f.1", "evil.example:443", "evil。example"];

/** Ways to write an address that some reader takes for another place than the rest. */
const OUTSIDE = HOSTS.flatMap((host) => [
  `https://${host}`, `https://${host}/index`, `HTTPS://${host}/index`, `//${host}`, `//${host}/index`, `///${host}`, `////${host}/index`, `/\\${host}`, `\\\\${host}`, `\\/${host}/index`,
  `/\t/${host}`, `/\n/${host}/index`, `\t//${host}`, ` //${host}`, `https:${host}`, `https:/${host}`, `https:\\\\${host}`, `/%2f${host}`, `/%5c${host}`, `%2f%2f${host}`, `%68ttps://${host}`,
  `/index@${host}`, `//user:pass@${host}`, `/.//${host}`, `/..//${host}`, `/index/..//${host}`, `/;@${host}`, `/%09/${host}`, `/\u0000/${host}`, `/\u2028/${host}`, `/\uFF0F${host}`,
]);

/** What runs, or is another kind of address altogether. */
const SCHEMES = [
  "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)", "\u0001javascript:alert(1)", " javascript:alert(1)", "javascript://ebok.example/%0aalert(1)",
  "javascript&colon;alert(1)", "javascript%3Aalert(1)", "vbscript:msgbox(1)", "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=", "blob:https://ebok.example/1",
  "file:///etc/passwd", "view-source:https://ebok.example", "about:blank", "filesystem:https://ebok.example/x", "intent://evil.example#Intent;end", "mailto:a@evil.example", "tel:+48500100200",
];

/** Words that mean something to the language rather than to the portal, and contexts that there are none of. */
const WORDS = [
  "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "undefined", "null", "NaN", "true", "0", "-1", "[object Object]", "index/", "/index", "INDEX", "Index ", " index",
  "index\u0000", "index?x=1", "index#x", "index/../logout", "../index", "..", ".", "", " ", "*", "%", "%00", "%zz", "%E0%A4%A", "\uD800", "\u202Eindex", "ind\u200Bex", "ındex", "ＩＮＤＥＸ", "logout", "push", "login",
  "loginToken", "offerAccept", "offerDecline", "numberTransferDecision", "sessionExpired", "error", "old", "loginOld", "context", "switchContext", "account=1", "client/2", "admin",
];

const HOSTILE = [...new Set([...OUTSIDE, ...SCHEMES, ...WORDS])];
const PARAMS = [...HOSTILE, "..%2f..%2flogout", "../../logout", "..\\..\\logout", "1/../../push", "?returnTo=//evil.example", "#//evil.example", "1;jsessionid=2", "1\r\nSet-Cookie: a=b"];

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
        expect(target === undefined ? undefined : `${landing(target).origin}${landing(target).pathname}`, JSON.stringify(search)).toBe(`${PORTAL}/invoice`);
      }
    }
  });
});
