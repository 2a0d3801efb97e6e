import { expect, it } from "vitest";
import { aWifiDevice } from "#test/mothers/wifi.mother.ts";
import { routerServiceOf } from "./wifi.ts";

it("finds the service with the router's key and no other", () => {
  const [home, cottage] = [
    { productId: "W-1", street: "Andersa" },
    { productId: "W-2", street: "Sychty" },
  ];
  expect(routerServiceOf(aWifiDevice({ serviceKey: "W-2" }), [home, cottage])).toBe(cottage);
  expect(routerServiceOf(aWifiDevice({ serviceKey: "W-3" }), [home, cottage])).toBeUndefined();
});
