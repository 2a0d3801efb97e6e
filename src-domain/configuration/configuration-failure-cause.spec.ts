import { expect, it } from "vitest";
import { configurationFailureCauseOf } from "./configuration-failure-cause.ts";

it("distinguishes an offline device, a silent server and a wrong configuration file", () => {
  const causes = (["unreachable", "timeout", "http", "not-json", "invalid"] as const).map((kind) => [
    configurationFailureCauseOf({ kind }, false),
    configurationFailureCauseOf({ kind }, true),
  ]);
  expect(causes).toEqual([
    ["network", "answer"],
    ["network", "answer"],
    ["file", "file"],
    ["file", "file"],
    ["file", "file"],
  ]);
});
