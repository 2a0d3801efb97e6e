import { expect, it } from "vitest";
import { hostKey } from "./host-key.ts";

it.each([
  ["ebok.example", "ebok_example"],
  ["127.0.0.1", "127_0_0_1"],
  ["portal-klienta.wiazka-telekomunikacja.example", expect.stringMatching(/^portal_kl_[0-9a-f]{6}$/)],
])("abbreviates %s to %s", (host, key) => {
  expect(hostKey(host)).toEqual(key);
});

it("returns different keys for similar hosts, within nginx's limit", () => {
  const hosts = [
    "moj.ebok.example",
    "moj-ebok.example",
    "portal-klienta.a.example",
    "portal-klienta.b.example",
    `${"a".repeat(60)}.example`,
  ];
  const keys = hosts.map(hostKey);
  expect(new Set(keys).size).toBe(hosts.length);
  for (const key of keys) expect(key).toMatch(/^\w{1,16}$/);
});
