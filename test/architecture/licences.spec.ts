import { join } from "node:path";
import { expect, it } from "vitest";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

/** Licences under which an operator may distribute the portal without a permission. */
const PERMISSIVE = new Set([
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "CC0-1.0",
  "Unlicense",
  "BlueOak-1.0.0",
]);

const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => PERMISSIVE.has(part)));

it("ships only packages with a permissive licence", () => {
  const packages = Object.entries(asRecord(asRecord(readJson(join(ROOT, "package-lock.json")))["packages"]))
    .map(([name, entry]) => ({ name, entry: asRecord(entry) }))
    .filter(({ name, entry }) => name !== "" && entry["dev"] !== true && entry["devOptional"] !== true);
  const others = packages
    .filter(({ entry }) => !isPermissive(asText(entry["license"])))
    .map(({ name, entry }) => `${name}: ${asText(entry["license"])}`);
  expect(packages.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

it("distinguishes permissive licences from others", () => {
  expect(["MIT", "(MPL-2.0 OR Apache-2.0)", "MIT AND ISC"].filter(isPermissive)).toHaveLength(3);
  expect(["GPL-3.0", "MIT AND LGPL-3.0", ""].filter(isPermissive)).toEqual([]);
});
