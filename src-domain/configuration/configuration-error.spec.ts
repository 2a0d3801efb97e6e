import { expect, it } from "vitest";
import { configurationErrorCause } from "./configuration-error.ts";

it("distinguishes an offline device, a silent server and a wrong configuration file", () => {
  const causes = (["unreachable", "timeout", "http", "not-json", "faults"] as const).map((kind) => [
    configurationErrorCause({ kind }, false),
    configurationErrorCause({ kind }, true),
  ]);
  expect(causes).toEqual([
    ["network", "answer"],
    ["network", "answer"],
    ["file", "file"],
    ["file", "file"],
    ["file", "file"],
  ]);
});
