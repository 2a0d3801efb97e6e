import { expect, it } from "vitest";
import { aFrequency, aWifi, aWifiParameter } from "#test/mothers/wifi.mother.ts";
import { wifiRefusal } from "./wifi-refusal.ts";
import {
  changesOf,
  disconnectsDevices,
  isRequestApplied,
  requiresRejoin,
  routerChangeRequestOf,
} from "./router-change-request.ts";

const WIFI = aWifi();

it("(part of DEV-01) contains only editable parameters with a changed value in a router change", () => {
  const typed = new Map([
    ["2.4GHz/ssid", "Nowa"],
    ["2.4GHz/channel", "AUTO"],
    ["5GHz/security", "OPEN"],
    ["6GHz/ssid", "Obca"],
    ["5GHz/key", "NoweHaslo99"],
  ]);
  expect(changesOf(WIFI, typed)).toEqual([
    { frequencyType: "2.4GHz", provName: "ssid", value: "Nowa" },
    { frequencyType: "5GHz", provName: "key", value: "NoweHaslo99" },
  ]);
  expect(changesOf(WIFI, new Map())).toEqual([]);
});

it("finds a router change applied when all of its parameters have the requested value", () => {
  const [ssid, key] = changesOf(
    WIFI,
    new Map([
      ["2.4GHz/ssid", "Nowa"],
      ["2.4GHz/key", "NoweHaslo99"],
    ]),
  );
  if (ssid === undefined || key === undefined) throw new Error("Expected two changes");
  const request = { kind: "parameters", changes: [ssid, key] } as const;
  const half = aWifi({
    frequencies: [
      aFrequency({
        parameters: [
          aWifiParameter({ value: "Nowa" }),
          aWifiParameter({ provName: "key", type: "PASSWORD", value: "Old" }),
        ],
      }),
    ],
  });
  const whole = aWifi({
    frequencies: [
      aFrequency({
        parameters: [
          aWifiParameter({ value: "Nowa" }),
          aWifiParameter({ provName: "key", type: "PASSWORD", value: "NoweHaslo99" }),
        ],
      }),
    ],
  });
  expect([isRequestApplied(request, WIFI), isRequestApplied(request, half), isRequestApplied(request, whole)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isRequestApplied({ kind: "parameters", changes: [{ ...ssid, frequencyType: "5GHz" }] }, whole)).toBe(false);
  expect(isRequestApplied({ kind: "switch", frequencyType: "6GHz", enabled: true }, WIFI)).toBe(false);
  expect(isRequestApplied({ kind: "defaults" }, whole), "factory defaults are unknown").toBeUndefined();
});

it("requires a rejoin after a new Wi-Fi name, password or security, and after a reset", () => {
  const changed = (provName: string) =>
    ({ kind: "parameters", changes: [{ frequencyType: "5GHz", provName, value: "x" }] }) as const;
  const needsRejoin = (request: Parameters<typeof requiresRejoin>[0]) =>
    ["2.4GHz", "5GHz"].map((type) => requiresRejoin(request, type, WIFI));
  for (const provName of ["ssid", "key", "security"])
    expect(needsRejoin(changed(provName)), provName).toEqual([false, true]);
  expect(needsRejoin(changed("channel"))).toEqual([false, false]);
  expect(needsRejoin({ kind: "switch", frequencyType: "5GHz", enabled: true })).toEqual([false, false]);
  expect(needsRejoin({ kind: "defaults" })).toEqual([true, true]);
});

it("disconnects devices by a router change unless it turns a network on", () => {
  expect(disconnectsDevices({ kind: "switch", frequencyType: "5GHz", enabled: true })).toBe(false);
  expect(disconnectsDevices({ kind: "switch", frequencyType: "5GHz", enabled: false })).toBe(true);
  expect(disconnectsDevices({ kind: "parameters", changes: [] })).toBe(true);
});

it("maps an unlisted refusal code of a router change to unknown", () => {
  expect(wifiRefusal("toString").code).toBe("unknown");
  expect(wifiRefusal("device-offline")).toEqual({ kind: "wifi-refused", code: "device-offline", found: [] });
});

it("builds the router change request that the customer has confirmed", () => {
  const changes = [{ frequencyType: "5GHz", provName: "ssid", value: "Strych" }];
  expect(routerChangeRequestOf({ kind: "save" }, changes)).toEqual({ kind: "parameters", changes });
  expect(routerChangeRequestOf({ kind: "off", frequencyType: "5GHz" }, changes)).toEqual({
    kind: "switch",
    frequencyType: "5GHz",
    enabled: false,
  });
  expect(routerChangeRequestOf({ kind: "defaults" }, changes)).toEqual({ kind: "defaults" });
});
