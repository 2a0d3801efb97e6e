import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";

const FOLDER = new URL("../../docs/contract/examples/", import.meta.url);
/** File name such as `sessionStart.challenge.request.xml`: operation, variant, and request or response. */
const VARIANT = /^(\w+)\.(\w+)\.(request|response)\.xml$/;
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".xml"));

test("has an example request and response for every operation", () => {
  expect(files.filter((name) => !VARIANT.test(name)).toSorted()).toEqual(
    operationNames()
      .flatMap((name) => [`${name}.request.xml`, `${name}.response.xml`])
      .toSorted(),
  );
});

test("has example pairs for variants: key of a phone, second factor and stages of a registration", () => {
  const pairs = new Map<string, string[]>();
  for (const name of files) {
    const [, operation, variant, half] = VARIANT.exec(name) ?? [];
    if (operation === undefined || variant === undefined || half === undefined) continue;
    const pair = `${operation}.${variant}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), half]);
  }
  expect([...pairs.keys()].toSorted()).toEqual([
    "associateMobileDevice.challenge",
    "beforeLogin.identity",
    "sessionStart.challenge",
    "sessionStart.code",
    "sessionStart.passkey",
    "sessionStart.recovery",
    "sessionStart.signature",
    "signUpCodeVerify.account",
    "signUpCodeVerify.code",
  ]);
  for (const [pair, halves] of pairs) expect([pair, halves.toSorted()]).toEqual([pair, ["request", "response"]]);
});

test.each(files)("validates the example %s against the schema", (name) => {
  expect(validateEnvelope(readFileSync(new URL(name, FOLDER), "utf8"))).toEqual([]);
});

test("rejects invalid requests by the schema", () => {
  const request = readFileSync(new URL("startPayment.request.xml", FOLDER), "utf8");
  expect(validateEnvelope(request.replace(/<amount>[^<]*</, "<amount>12,50<"))).not.toEqual([]);
  expect(validateEnvelope(request.replace(/<intentId>[^<]*</, "<intentId>short<"))).not.toEqual([]);
  expect(validateEnvelope(request.slice(0, -20))).not.toEqual([]);
  expect(validateEnvelope("<!doctype html><html></html>")).not.toEqual([]);
});
