import { describe, expect, it } from "vitest";
import { parametersOf, wifiRefusal, type WifiPort } from "#domain/wifi/index.ts";

export interface WifiContractSetup {
  readonly port: WifiPort;
  /** Key of an online router; `away` is an offline one. */
  readonly here: string;
  readonly away: string;
  /** Lets the routers finish their pending operations. */
  settle(): Promise<void>;
  reach(serviceKey: string, online: boolean): Promise<void>;
  /** Advances the time until the server cancels changes of an offline router. */
  giveUp(): Promise<void>;
  breakDown(): Promise<void>;
}

let count = 0;
const nextIdempotencyKey = (): string => `0123456789abcdef-${(count += 1)}`;
const TAKEN = { ok: true, value: "taken-up" };
const refusalResult = (...args: Parameters<typeof wifiRefusal>) => ({ ok: false, failure: wifiRefusal(...args) });

/** Runs the contract suite of `WifiPort`. `make` creates a new provider each time. */
export function wifiPortContract(name: string, make: () => Promise<WifiContractSetup>): void {
  describe(`WifiPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const known = async (serviceKey = setup.here) => {
        const loaded = await setup.port.loadParameters(serviceKey);
        if (!loaded.ok) throw new Error(`the parameters must load: ${JSON.stringify(loaded.failure)}`);
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

    it("(part of DEV-01) loads routers with city and type, and the parameters of each frequency", async () => {
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

    it("(part of DEV-02) sets parameters of both frequencies, and rejects other changes meanwhile", async () => {
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

    it("(part of DEV-02) turns a frequency off and on again", async () => {
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

    it("(part of DEV-02) restores the default parameters", async () => {
      const { port, here, settle, valueOf } = await prepare();
      const before = await valueOf("2.4GHz/ssid");
      expect(await port.setDefaults({ idempotencyKey: nextIdempotencyKey(), serviceKey: here })).toEqual(TAKEN);
      await settle();
      expect(await valueOf("2.4GHz/ssid")).not.toBe(before);
    });

    it("(part of DEV-03) returns errors per frequency and parameter, and changes nothing", async () => {
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

    it("applies a pending change when the router is online again", async () => {
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

    it("cancels the change of a router that stays offline, and rejects new ones", async () => {
      const { set, reach, here, known, giveUp, valueOf } = await prepare();
      const before = await valueOf("2.4GHz/ssid");
      await set({ "2.4GHz/ssid": "Nowa" });
      await reach(here, false);
      await giveUp();
      expect(await known()).toMatchObject({ pendingOperation: false, status: "offline" });
      expect(await valueOf("2.4GHz/ssid")).toBe(before);
      expect(await set({ "2.4GHz/ssid": "Nowa" })).toEqual(refusalResult("device-offline"));
    });

    it("applies one change per idempotency key, and rejects other content with that key", async () => {
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

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
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
