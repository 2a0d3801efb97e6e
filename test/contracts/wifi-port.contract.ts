import { describe, expect, it } from "vitest";
import { parametersOf, wifiRefusal, type WifiPort } from "#domain/wifi/index.ts";

export interface WifiContractSetup {
  readonly port: WifiPort;
  /** A router that is there, and one that is away. */
  readonly here: string;
  readonly away: string;
  /** Routers end what they work on. */
  settle(): Promise<void>;
  reach(serviceKey: string, online: boolean): Promise<void>;
  /** What is meant for a router that is away is given up. */
  giveUp(): Promise<void>;
  breakDown(): Promise<void>;
}

let count = 0;
const nextIdempotencyKey = (): string => `0123456789abcdef-${(count += 1)}`;
const TAKEN = { ok: true, value: "taken-up" };
const refusalResult = (...args: Parameters<typeof wifiRefusal>) => ({ ok: false, failure: wifiRefusal(...args) });

/** What every implementation of `WifiPort` keeps to; `make` gives a new world each time. */
export function wifiPortContract(name: string, make: () => Promise<WifiContractSetup>): void {
  describe(`WifiPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const known = async (serviceKey = setup.here) => {
        const loaded = await setup.port.loadParameters(serviceKey);
        if (!loaded.ok) throw new Error(`not loaded: ${JSON.stringify(loaded.failure)}`);
        return loaded.value;
      };
      const valueOf = async (key: string) =>
        parametersOf(await known()).find((one) => one.key === key)?.parameter.value;
      const set = (changes: Readonly<Record<string, string>>, idempotencyKey = nextIdempotencyKey()) =>
        setup.port.setParameters({
          idempotencyKey,
          serviceKey: setup.here,
          changes: Object.entries(changes).map(([key, value]) => {
            const [frequencyType = "", provName = ""] = key.split("/");
            return { frequencyType, provName, value };
          }),
        });
      return { ...setup, known, valueOf, set };
    }

    it("(part of DEV-01) routers have a city and a type, and parameters for each frequency with all that is said of them", async () => {
      const { port, here, away, known } = await prepare();
      const devices = await port.loadDevices();
      expect(devices.ok && devices.value.map(({ serviceKey }) => serviceKey)).toEqual(
        expect.arrayContaining([here, away]),
      );
      expect(
        devices.ok && devices.value.every(({ city, deviceType }) => city !== undefined && deviceType !== undefined),
      ).toBe(true);
      const { frequencies, pendingOperation, status, showStatus } = await known();
      expect([pendingOperation, status, showStatus]).toEqual([false, "online", true]);
      expect(frequencies.map(({ frequencyType, enabled }) => [frequencyType, enabled])).toEqual([
        ["2.4GHz", true],
        ["5GHz", true],
      ]);
      expect(frequencies[0]?.parameters.map(({ type, editable }) => [type, editable])).toEqual([
        ["SSID", true],
        ["PASSWORD", true],
        ["CHANNEL", true],
        ["SECURITY", false],
      ]);
      expect(frequencies[0]?.parameters[2]?.acceptableValues).toContain("AUTO");
      expect((await known(away)).status).toBe("offline");
      expect(await port.loadParameters("nobody-has-this")).toMatchObject({ ok: false, failure: { kind: "refused" } });
    });

    it("(part of DEV-02) parameters of both frequencies are set at once, and the router works meanwhile", async () => {
      const { set, known, settle, valueOf, port, here } = await prepare();
      expect(await set({ "2.4GHz/ssid": "Nowa", "5GHz/key": "NoweHaslo99", "5GHz/channel": "AUTO" })).toEqual(TAKEN);
      expect(await known()).toMatchObject({ pendingOperation: true, connectedDevices: [] });
      expect(await valueOf("2.4GHz/ssid")).not.toBe("Nowa");
      for (const again of [
        set({ "2.4GHz/ssid": "Inna" }),
        port.setDefaults({ idempotencyKey: nextIdempotencyKey(), serviceKey: here }),
        port.switchFrequency({
          idempotencyKey: nextIdempotencyKey(),
          serviceKey: here,
          frequencyType: "5GHz",
          enabled: false,
        }),
      ]) {
        expect(await again).toEqual(refusalResult("pending-operation"));
      }
      await settle();
      expect((await known()).pendingOperation).toBe(false);
      expect([await valueOf("2.4GHz/ssid"), await valueOf("5GHz/key"), await valueOf("5GHz/channel")]).toEqual([
        "Nowa",
        "NoweHaslo99",
        "AUTO",
      ]);
    });

    it("(part of DEV-02) a frequency is turned off and on again", async () => {
      const { port, here, known, settle } = await prepare();
      for (const enabled of [false, true]) {
        expect(
          await port.switchFrequency({
            idempotencyKey: nextIdempotencyKey(),
            serviceKey: here,
            frequencyType: "5GHz",
            enabled,
          }),
        ).toEqual(TAKEN);
        await settle();
        expect((await known()).frequencies.map((one) => one.enabled)).toEqual([true, enabled]);
      }
    });

    it("(part of DEV-02) defaults put everything back", async () => {
      const { port, here, settle, valueOf } = await prepare();
      const before = await valueOf("2.4GHz/ssid");
      expect(await port.setDefaults({ idempotencyKey: nextIdempotencyKey(), serviceKey: here })).toEqual(TAKEN);
      await settle();
      expect(await valueOf("2.4GHz/ssid")).not.toBe(before);
    });

    it("(part of DEV-03) errors are told by frequency and parameter, and nothing is set", async () => {
      const { set, valueOf, known } = await prepare();
      const outcome = await set({
        "2.4GHz/ssid": "Nowa",
        "2.4GHz/key": "krótkie",
        "5GHz/key": "MojaSiec99",
        "5GHz/ssid": "MojaSiec",
        "5GHz/security": "OPEN",
      });
      const found = outcome.ok || outcome.failure.kind !== "wifi-refused" ? [] : outcome.failure.found;
      expect(
        found.map(({ frequencyType, errors }) => [
          frequencyType,
          errors.map(({ provName, name: label }) => [provName, label]),
        ]),
      ).toEqual([
        ["2.4GHz", [["key", "Hasło"]]],
        [
          "5GHz",
          expect.arrayContaining([
            ["key", "Hasło"],
            ["security", "Zabezpieczenie"],
          ]),
        ],
      ]);
      expect(found.flatMap(({ errors }) => errors).every(({ error }) => error !== "")).toBe(true);
      expect(await valueOf("2.4GHz/ssid")).not.toBe("Nowa");
      expect((await known()).pendingOperation).toBe(false);
    });

    it("a router that goes away in the middle of a change keeps it waiting, and does it when it is back", async () => {
      const { set, reach, here, known, settle, valueOf } = await prepare();
      await set({ "2.4GHz/ssid": "Nowa" });
      await reach(here, false);
      await settle();
      expect(await known()).toMatchObject({ pendingOperation: true, status: "offline", connectedDevices: [] });
      await reach(here, true);
      await settle();
      expect(await known()).toMatchObject({ pendingOperation: false, status: "online" });
      expect(await valueOf("2.4GHz/ssid")).toBe("Nowa");
    });

    it("a router that stays away is as it was before, and takes nothing", async () => {
      const { set, reach, here, known, giveUp, valueOf } = await prepare();
      const before = await valueOf("2.4GHz/ssid");
      await set({ "2.4GHz/ssid": "Nowa" });
      await reach(here, false);
      await giveUp();
      expect(await known()).toMatchObject({ pendingOperation: false, status: "offline" });
      expect(await valueOf("2.4GHz/ssid")).toBe(before);
      expect(await set({ "2.4GHz/ssid": "Nowa" })).toEqual(refusalResult("device-offline"));
    });

    it("does it once for one intent, and takes no other content under its id", async () => {
      const { set, settle, valueOf } = await prepare();
      const id = nextIdempotencyKey();
      expect(await set({ "2.4GHz/ssid": "Nowa" }, id)).toEqual(TAKEN);
      await settle();
      await set({ "2.4GHz/ssid": "Nowsza" });
      await settle();
      expect(await set({ "2.4GHz/ssid": "Nowa" }, id)).toEqual(TAKEN);
      await settle();
      expect(await valueOf("2.4GHz/ssid")).toBe("Nowsza");
      expect(await set({ "2.4GHz/ssid": "Inna" }, id)).toEqual({ ok: false, failure: { kind: "http", status: 400 } });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, here, set, breakDown } = await prepare();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      for (const answer of [
        port.loadDevices(),
        port.loadParameters(here),
        set({ "5GHz/ssid": "a" }),
        port.setDefaults({ idempotencyKey: nextIdempotencyKey(), serviceKey: here }),
        port.switchFrequency({
          idempotencyKey: nextIdempotencyKey(),
          serviceKey: here,
          frequencyType: "5GHz",
          enabled: false,
        }),
      ]) {
        expect(await answer).toEqual(failed);
      }
    });
  });
}
