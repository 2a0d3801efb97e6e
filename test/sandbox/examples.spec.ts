import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { validateEnvelope } from "./contract-schema.ts";

const FOLDER = new URL("../../docs/contract/examples/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".xml"));

test("every operation has a request and an answer", () => {
  expect(files.toSorted()).toEqual(operationNames().flatMap((name) => [`${name}.request.xml`, `${name}.response.xml`]).toSorted());
});

test.each(files)("%s is what the schema describes", (name) => {
  expect(validateEnvelope(readFileSync(new URL(name, FOLDER), "utf8"))).toEqual([]);
});

test("the schema refuses what it should", () => {
  const request = readFileSync(new URL("startPayment.request.xml", FOLDER), "utf8");
  expect(validateEnvelope(request.replace(/<amount>[^<]*</, "<amount>12,50<"))).not.toEqual([]);
  expect(validateEnvelope(request.replace(/<intentId>[^<]*</, "<intentId>short<"))).not.toEqual([]);
  expect(validateEnvelope(request.slice(0, -20))).not.toEqual([]);
  expect(validateEnvelope("<!doctype html><html></html>")).not.toEqual([]);
});
