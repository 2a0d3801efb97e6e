import fc from "fast-check";
import { expect, it } from "vitest";
import { NO_PARAM, pushPathOf, pushAfterLogin, parsePushPath } from "./tapped-push.ts";

it("(part of ROUTE-08) builds the push path from route, param and account of a notification", () => {
  expect(pushPathOf({ route: "invoice", param: undefined, context: undefined })).toBe("/push/invoice");
  expect(pushPathOf({ route: "messages", param: "12", context: undefined })).toBe("/push/messages/12");
  expect(pushPathOf({ route: "messages", param: "12", context: "Dom nad morzem" })).toBe(
    "/push/messages/12/Dom%20nad%20morzem",
  );
  expect(pushPathOf({ route: "invoice", param: undefined, context: "Firma" })).toBe("/push/invoice/-/Firma");
});

it("(part of ROUTE-08) keeps the path of any notification inside /push", () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, unit: "grapheme" }),
    fc.constantFrom(".", "..", "...", "%2e%2e", "../logout"),
  );
  const orNone = fc.option(text, { nil: undefined });
  fc.assert(
    fc.property(text, orNone, orNone, (route, param, context) => {
      const address = pushPathOf({ route, param, context });
      const { pathname, origin, search, hash } = new URL(address, "https://portal.example");
      expect([origin, search, hash]).toEqual(["https://portal.example", "", ""]);
      // The same number of segments: none was treated as a parent directory.
      expect(pathname).toMatch(/^\/push\/[^/]/);
      expect(pathname.split("/")).toHaveLength(address.split("/").length);
    }),
  );
});

it("(part of ROUTE-15) replaces dot segments of a push path because they open another path", () => {
  expect(pushPathOf({ route: "..", param: "logout", context: undefined })).toBe("/push/-/logout");
  expect(pushPathOf({ route: "messages", param: "..", context: undefined })).toBe("/push/messages/-");
  expect(pushPathOf({ route: "messages", param: ".", context: ".." })).toBe("/push/messages/-/-");
});

it("(part of ROUTE-08) keeps a segment of a push path that only begins or ends with dots", () => {
  expect(pushPathOf({ route: ".invoice", param: "..12", context: undefined })).toBe("/push/.invoice/..12");
  expect(pushPathOf({ route: "invoice.", param: "12..", context: "..." })).toBe("/push/invoice./12../...");
});

it("(part of ROUTE-08) parses an empty or malformed segment of a push path as missing", () => {
  expect(parsePushPath("/push/messages//Firma")).toEqual({ route: "messages", param: undefined, context: "Firma" });
  expect(parsePushPath("/push/messages/%E0%A4%A/Firma")).toEqual({
    route: "messages",
    param: undefined,
    context: "Firma",
  });
  expect(parsePushPath("/push/messages/12/")).toEqual({ route: "messages", param: "12", context: undefined });
});

it("(part of ROUTE-08) parses each push path that it builds, and no other", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((part) => ![NO_PARAM, ".", ".."].includes(part));
  fc.assert(
    fc.property(
      text,
      fc.option(text, { nil: undefined }),
      fc.option(text, { nil: undefined }),
      (route, param, context) => {
        expect(parsePushPath(pushPathOf({ route, param, context }))).toEqual({ route, param, context });
      },
    ),
  );
  for (const other of [
    "/",
    "",
    "/push",
    "/push/",
    "/push//12",
    "/pushed/invoice",
    "/a/push/invoice",
    "/push/%E0%A4%A",
    "/push/a/b/c/d",
    "push/invoice",
    "a/push",
    "a/push/invoice",
  ])
    expect(parsePushPath(other), other).toBeUndefined();
});

const push = { route: "messages", param: "12", context: undefined };

it("(part of ROUTE-08) opens a tapped notification only for its customer, if that one is known", () => {
  expect([
    pushAfterLogin({ push, customer: "anna" }, "anna"),
    pushAfterLogin({ push, customer: undefined }, "anna"),
    pushAfterLogin({ push, customer: "anna" }, "jan"),
    pushAfterLogin(undefined, "anna"),
  ]).toEqual([push, push, undefined, undefined]);
});
