import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFrequency, aWifiParameter } from "#test/mothers/wifi.mother.ts";
import { wifiJoinCode, networkOf, type Network } from "./network.ts";

const network = (changes: Partial<Network> = {}): Network => ({
  frequencyType: "5GHz",
  name: "Andersa 14",
  password: "SzumiBaltyk1926",
  security: "WPA",
  isHidden: false,
  ...changes,
});

/** Parses a code as a phone does. */
function scanned(code: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let part = "";
  let field: string | undefined;
  const body = code.slice("WIFI:".length);
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === "\\") part += body[(at += 1)] ?? "";
    else if (sign === ":" && field === undefined) [field, part] = [part, ""];
    else if (sign === ";") {
      if (field !== undefined) found[field] = part;
      [field, part] = [undefined, ""];
    } else part += sign ?? "";
  }
  return found;
}

describe("wifiJoinCode", () => {
  it.each([
    [network(), "WIFI:T:WPA;S:Andersa 14;P:SzumiBaltyk1926;;"],
    [network({ name: 'a;b,c:d\\e"f', password: 'p;w\\"' }), 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\\\e\\"f;P:p\\;w\\\\\\";;'],
    [network({ password: undefined, security: "nopass" }), "WIFI:T:nopass;S:Andersa 14;;"],
    [network({ security: "WEP" }), "WIFI:T:WEP;S:Andersa 14;P:SzumiBaltyk1926;;"],
    [network({ isHidden: true }), "WIFI:T:WPA;S:Andersa 14;P:SzumiBaltyk1926;H:true;;"],
    [network({ name: "Żółw 🐢" }), "WIFI:T:WPA;S:Żółw 🐢;P:SzumiBaltyk1926;;"],
  ])("encodes the Wi-Fi join code of %j", (one, code) => {
    expect(wifiJoinCode(one)).toBe(code);
  });

  it("preserves any Wi-Fi name and password in the join code", () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom("\\", ";", ",", ":", '"', "ż", " "), fc.string({ minLength: 1, maxLength: 1 })),
      minLength: 1,
      maxLength: 32,
    });
    fc.assert(
      fc.property(text, text, (name, password) => {
        expect(scanned(wifiJoinCode(network({ name, password })))).toMatchObject({ T: "WPA", S: name, P: password });
      }),
    );
  });
});

describe("networkOf", () => {
  const withParameters = (...parameters: readonly ReturnType<typeof aWifiParameter>[]) => aFrequency({ parameters });
  const name = aWifiParameter({ prefix: "Wiazka_", value: "Dom" });
  const key = aWifiParameter({ type: "PASSWORD", provName: "key", prefix: "", value: "12345678" });
  const security = (value: string) => aWifiParameter({ type: "SECURITY", provName: "security", value });

  it("returns the Wi-Fi name with its prefix, the password and the security", () => {
    expect(networkOf(withParameters(name, key))).toEqual({
      frequencyType: "2.4GHz",
      name: "Wiazka_Dom",
      password: "12345678",
      security: "WPA",
      isHidden: false,
    });
    for (const securityText of ["WPA2", "WPA3", "WPA2/WPA3", "wpa2-psk"])
      expect(networkOf(withParameters(name, key, security(securityText)))?.security).toBe("WPA");
    expect(networkOf(withParameters(name, key, security("WEP")))?.security).toBe("WEP");
    expect(networkOf(withParameters(name, security("OPEN")))).toMatchObject({
      security: "nopass",
      password: undefined,
    });
  });

  it("returns no Wi-Fi network when it is off, or its name or password is unknown", () => {
    expect(networkOf({ ...withParameters(name, key), enabled: false })).toBeUndefined();
    expect(networkOf(withParameters(key))).toBeUndefined();
    expect(networkOf(withParameters(name))).toBeUndefined();
    expect(networkOf(withParameters({ ...name, value: "" }, key))).toBeUndefined();
  });

  it("treats a Wi-Fi network as hidden when the router's flag is set", () => {
    const hidden = (value: string) =>
      networkOf(withParameters(name, key, aWifiParameter({ type: "HIDDEN", provName: "x_hide", value })))?.isHidden;
    expect([hidden("true"), hidden("false")]).toEqual([true, false]);
  });
});
