import { expect, it, vi } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeWifi } from "#test/fakes/fake-wifi.ts";
import { aFrequency, aWifi, aWifiDevice } from "#test/mothers/wifi.mother.ts";
import type { RouterChangeRequest } from "../router-change-request.ts";
import { changeRouter } from "./change-router.ts";

const SERVICE_KEY = "home";
const OFF: RouterChangeRequest = { kind: "switch", frequencyType: "5GHz", enabled: false };
const DEFAULTS: RouterChangeRequest = { kind: "defaults" };

function changing(known = aWifi()) {
  const wifi = fakeWifi([{ device: aWifiDevice({ serviceKey: SERVICE_KEY }), known }]);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const started = vi.fn<(request: RouterChangeRequest) => void>();
  const refresh = vi.fn(() => Promise.resolve());
  const reload = async () => {
    const router = await wifi.loadParameters(SERVICE_KEY);
    return router.ok ? router.value : undefined;
  };
  const ports = { wifi, serviceKey: SERVICE_KEY, reload, started, refresh };
  return { wifi, started, refresh, change: (request: RouterChangeRequest) => changeRouter(ports, request, key) };
}

it.each([
  [OFF, "switchFrequency"],
  [DEFAULTS, "setDefaults"],
  [
    { kind: "parameters", changes: [{ frequencyType: "5GHz", provName: "ssid", value: "Andersa 15" }] },
    "setParameters",
  ],
] as const)(
  "sends the router change %j once, reports that it has started and refreshes the router",
  async (request, method) => {
    const { wifi, started, refresh, change } = changing();
    expect(await change(request)).toEqual({ kind: "done", value: "taken-up" });
    expect(wifi.script.calls).toEqual([method]);
    expect(started).toHaveBeenCalledExactlyOnceWith(request);
    expect(refresh).toHaveBeenCalledOnce();
  },
);

it.each([
  ["is working", DEFAULTS, aWifi({ pendingOperation: true })],
  ["has the requested settings", OFF, aWifi({ frequencies: [aFrequency({ frequencyType: "5GHz", enabled: false })] })],
] as const)("finds the router change done after a lost response when the router %s", async (_, request, known) => {
  const { wifi, started, change } = changing(known);
  wifi.script.failAlways("switchFrequency", { kind: "timeout" });
  wifi.script.failAlways("setDefaults", { kind: "timeout" });
  expect(await change(request)).toEqual({ kind: "found-done" });
  expect(started).toHaveBeenCalledOnce();
});

it.each([OFF, DEFAULTS])(
  "returns an unknown outcome of %j when the router does not show the change",
  async (request) => {
    const { wifi, started, refresh, change } = changing();
    wifi.script.failAlways("switchFrequency", { kind: "timeout" });
    wifi.script.failAlways("setDefaults", { kind: "timeout" });
    expect(await change(request)).toMatchObject({ kind: "unknown" });
    expect([started.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 1]);
  },
);

it("returns an unknown outcome when the router cannot be read after a lost response", async () => {
  const { wifi, change } = changing(aWifi({ pendingOperation: true }));
  wifi.script.failNext("switchFrequency", { kind: "timeout" });
  wifi.script.failNext("loadParameters", { kind: "unreachable" });
  expect(await change(OFF)).toMatchObject({ kind: "unknown" });
});

it("returns the refusal of a router change and refreshes the router", async () => {
  const { started, refresh, change } = changing(aWifi({ status: "offline" }));
  expect(await change(OFF)).toMatchObject({ kind: "not-done", failure: { code: "device-offline" } });
  expect([started.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 1]);
});

it("refreshes no router when the portal has cancelled the change", async () => {
  const { wifi, refresh, change } = changing();
  wifi.script.failNext("switchFrequency", { kind: "aborted" });
  expect(await change(OFF)).toEqual({ kind: "cancelled" });
  expect(refresh).not.toHaveBeenCalled();
});
