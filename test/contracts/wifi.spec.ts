import { expect, it } from "vitest";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { fakeWifi } from "#test/fakes/fake-wifi.ts";
import { aFrequency, aWifi, aWifiDevice, aWifiParameter } from "#test/mothers/wifi.mother.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { wifiPortContract } from "./wifi-port.contract.ts";

wifiPortContract("fake", async () => {
  const defaults = [aFrequency({ parameters: [aWifiParameter({ value: "WIAZKA-1" })] })];
  const port = fakeWifi([
    { device: aWifiDevice({ serviceKey: "here" }), known: aWifi(), defaults },
    { device: aWifiDevice({ serviceKey: "away", city: "Żukowo" }), known: aWifi({ status: "offline" }) },
  ]);
  return {
    port,
    here: "here",
    away: "away",
    settle: async () => port.settle(),
    reach: async (serviceKey, online) => port.reach(serviceKey, online),
    giveUp: async () => port.giveUp(),
    async breakDown() {
      for (const method of [
        "loadDevices",
        "loadParameters",
        "switchFrequency",
        "setParameters",
        "setDefaults",
      ] as const)
        port.script.failAlways(method, { kind: "http", status: 503 });
    },
  };
});

const newWire = useSandbox();

wifiPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    port: new SoapWifiAdapter(wire.gateway),
    here: "4127830-02",
    away: "4127830-07",
    settle: () => wire.advance(15_000),
    reach: (serviceKey, online) => wire.reachRouter(serviceKey, online),
    giveUp: () => wire.advance(61_000),
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of NAV-18) refuses to load routers without access.wifi", async () => {
  const wire = newWire();
  await wire.logIn("sm.jantar");
  expect(await new SoapWifiAdapter(wire.gateway).loadDevices()).toMatchObject({
    ok: false,
    failure: { kind: "flagged", flag: "roleError" },
  });
});

it("(part of DEV-05) shows status and connected devices only when the router supports them", async () => {
  const wire = newWire();
  await wire.logIn("firma.bursztyn");
  const port = new SoapWifiAdapter(wire.gateway);
  const loaded = await port.loadDevices();
  const flags = await Promise.all(
    (loaded.ok ? loaded.value : []).map(async ({ deviceType, serviceKey }) => {
      const known = await port.loadParameters(serviceKey);
      return (
        known.ok && [
          deviceType,
          known.value.showStatus,
          known.value.showConnectedDevices,
          known.value.connectedDevices.length,
        ]
      );
    }),
  );
  expect(flags).toEqual([
    ["router WB-PRO10G", false, false, 0],
    ["router WB-AX5400", true, true, 3],
  ]);
});

it("rejects an unknown router in the sandbox control", async () => {
  const wire = newWire();
  await expect(wire.reachRouter("1", false)).rejects.toThrow("404");
});
