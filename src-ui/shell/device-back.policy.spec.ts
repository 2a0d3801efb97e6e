import { expect, it } from "vitest";
import { deviceBackTarget, type BackPosition } from "./device-back.policy.ts";
import { routeNames } from "#domain/navigation/routes.ts";

const at = (place: Partial<BackPosition>): ReturnType<typeof deviceBackTarget> =>
  deviceBackTarget({ route: "invoice", before: 0, steps: 0, isLoggedIn: true, ...place });

it.each(["index", "login", "sessionExpired"] as const)(
  "(part of WRAP-01) leaves the app by the device's back on %s, but first goes back a step of the page",
  (route) => {
    expect([at({ route }), at({ route, before: 3 }), at({ route, steps: 1 })]).toEqual(["leave", "leave", "back"]);
  },
);

it("(part of WRAP-01) goes back by the device's back to the previous page, else start or login", () => {
  for (const route of [undefined, ...routeNames()].filter(
    (name) => name !== "index" && name !== "login" && name !== "sessionExpired",
  )) {
    expect([at({ route, before: 1 }), at({ route }), at({ route, isLoggedIn: false })], route).toEqual([
      "back",
      "index",
      "login",
    ]);
  }
});
