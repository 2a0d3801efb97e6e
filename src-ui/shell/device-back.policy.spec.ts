import { expect, it } from "vitest";
import { deviceBackTarget, type BackPosition } from "./device-back.policy.ts";
import { routeNames } from "#domain/navigation/routes.ts";

const at = (place: Partial<BackPosition>): ReturnType<typeof deviceBackTarget> =>
  deviceBackTarget({ route: "invoice", before: 0, steps: 0, isLoggedIn: true, ...place });

it.each(["index", "login", "sessionExpired"] as const)(
  "(part of WRAP-01) back puts the app away on %s, whatever was before; a step of the page is gone back first",
  (route) => {
    expect([at({ route }), at({ route, before: 3 }), at({ route, steps: 1 })]).toEqual(["leave", "leave", "back"]);
  },
);

it("(part of WRAP-01) back shows the page before; without one it leads to the start, a guest to the login, and never out of the app", () => {
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
