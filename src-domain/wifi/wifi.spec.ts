import { expect, it } from "vitest";
import { aWifiDevice } from "#test/mothers/wifi.mother.ts";
import { sortByServices, routerServiceOf } from "./wifi.ts";

it("finds the service with the router's key and no other", () => {
  const [home, cottage] = [
    { productId: "W-1", street: "Andersa" },
    { productId: "W-2", street: "Sychty" },
  ];
  expect(routerServiceOf(aWifiDevice({ serviceKey: "W-2" }), [home, cottage])).toBe(cottage);
  expect(routerServiceOf(aWifiDevice({ serviceKey: "W-3" }), [home, cottage])).toBeUndefined();
});

it("(part of DEV-01) sorts routers like the services, those without a service last", () => {
  const devices = ["W-9", "W-2", "W-1"].map((serviceKey) => aWifiDevice({ serviceKey }));
  expect(sortByServices(devices, ["W-1", "W-2"]).map(({ serviceKey }) => serviceKey)).toEqual(["W-1", "W-2", "W-9"]);
});
