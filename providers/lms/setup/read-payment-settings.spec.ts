import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPaymentSettings } from "./read-payment-settings.ts";

const directory = mkdtempSync(join(tmpdir(), "ebok-payments-"));
const file = join(directory, "payments.json");
afterAll(() => rmSync(directory, { recursive: true }));

const RIGHT = {
  gateway: "przelewy24",
  address: "https://sandbox.przelewy24.pl",
  merchantId: 12_345,
  posId: 12_345,
  crc: "c",
  apiKey: "k",
  source: 3,
  email: "platnosci@jodla.example",
};

function read(content: string | Readonly<Record<string, unknown>>, env: NodeJS.ProcessEnv = {}) {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readPaymentSettings(file, env);
}

it("(part of LMS-45) reads the access data from a file, and the keys from the environment", () => {
  expect(read(RIGHT)).toMatchObject({ source: 3, email: "platnosci@jodla.example", gateway: { name: "Przelewy24" } });
  const { crc: _, apiKey: __, ...withoutKeys } = RIGHT;
  expect(read(withoutKeys, { P24_CRC: "c", P24_API_KEY: "k" })).toMatchObject({ source: 3 });
});

it("(part of LMS-45) refuses a wrong file with the reason, without its keys", () => {
  const { crc: _, ...withoutCrc } = RIGHT;
  const cases: readonly (readonly [string | Readonly<Record<string, unknown>>, string])[] = [
    ["{", "cannot be read as JSON"],
    ["[]", "has to be a JSON object"],
    [withoutCrc, "has no crc"],
    [{ ...RIGHT, pos: 1 }, "unknown field pos"],
    [{ ...RIGHT, gateway: "payu" }, "gateway"],
    [{ ...RIGHT, address: "https://secure.przelewy24.pl/api" }, "address"],
    [{ ...RIGHT, address: "http://secure.przelewy24.pl" }, "address"],
    [{ ...RIGHT, merchantId: "12345" }, "merchantId"],
    [{ ...RIGHT, apiKey: "" }, "apiKey"],
    [{ ...RIGHT, source: 0 }, "source"],
    [{ ...RIGHT, email: "platnosci" }, "email"],
  ];
  for (const [content, reason] of cases) expect(read(content)).toContain(reason);
  expect(readPaymentSettings(join(directory, "missing"), {})).toContain("cannot be read");
});
