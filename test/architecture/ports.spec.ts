import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { portsOf, portsWithoutSuite, type SourceFile } from "./ports.ts";
import { filesOf } from "./tree.ts";

const FILES: readonly SourceFile[] = filesOf(ROOT)
  .filter((path) => /^(src-domain\/.*\.port|test\/contracts\/.*)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

it("runs the contract suite of every port against a fake and a real adapter", () => {
  expect(portsOf(FILES).length).toBeGreaterThan(25);
  expect(portsWithoutSuite(FILES)).toEqual([]);
});

it("reports a port without a suite and a suite without a fake or a real adapter", () => {
  const port = { path: "src-domain/a/a.port.ts", text: "export interface APort {\n}\n" };
  const suite = {
    path: "test/contracts/a-port.contract.ts",
    text: "export function aPortContract(name: string) {\n  describe(`APort: ${name}`, () => undefined);\n}\n",
  };
  const run = (...names: readonly string[]): SourceFile => ({
    path: "test/contracts/a.spec.ts",
    text: names.map((name) => `aPortContract("${name}", make);\n`).join(""),
  });
  expect(portsWithoutSuite([port])).toEqual(["APort: no suite"]);
  expect(portsWithoutSuite([port, suite])).toEqual(["APort: aPortContract without a fake"]);
  expect(portsWithoutSuite([port, suite, run("SOAP")])).toEqual(["APort: aPortContract without a fake"]);
  expect(portsWithoutSuite([port, suite, run("fake")])).toEqual(["APort: aPortContract without a real adapter"]);
  expect(portsWithoutSuite([port, suite, run("fake", "SOAP")])).toEqual([]);
});
