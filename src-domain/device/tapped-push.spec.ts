import fc from "fast-check";
import { expect, it } from "vitest";
import { NO_PARAM, pushAddress, tappedPushAt } from "./tapped-push.ts";

it("(part of ROUTE-08) names route, param and account, and leaves out what there is none of", () => {
  expect(pushAddress({ route: "invoice", param: undefined, context: undefined })).toBe("/push/invoice");
  expect(pushAddress({ route: "messages", param: "12", context: undefined })).toBe("/push/messages/12");
  expect(pushAddress({ route: "messages", param: "12", context: "Dom nad morzem" })).toBe("/push/messages/12/Dom%20nad%20morzem");
  expect(pushAddress({ route: "invoice", param: undefined, context: "Firma" })).toBe("/push/invoice/-/Firma");
});

it("(part of ROUTE-08) whatever a notification names, it stays within its own part of the address", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" });
  fc.assert(
    fc.property(text, text, text, (route, param, context) => {
      const { pathname, origin, search, hash } = new URL(pushAddress({ route, param, context }), "https://portal.example");
      expect([origin, search, hash]).toEqual(["https://portal.example", "", ""]);
      expect(pathname.startsWith("/push") || [route, param, context].some((part) => /^\.{1,2}$/.test(part))).toBe(true);
    }),
  );
});

it("(part of ROUTE-08) knows at which addresses the app was opened by a notification, and which one it was", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((part) => part !== NO_PARAM);
  fc.assert(
    fc.property(text, fc.option(text, { nil: undefined }), fc.option(text, { nil: undefined }), (route, param, context) => {
      expect(tappedPushAt(pushAddress({ route, param, context }))).toEqual({ route, param, context });
    }),
  );
  for (const other of ["/", "", "/push", "/push/", "/push//12", "/pushed/invoice", "/a/push/invoice", "/push/%E0%A4%A", "/push/a/b/c/d", "push/invoice"]) expect(tappedPushAt(other), other).toBeUndefined();
});
