import { expect, it } from "vitest";
import { configurationErrorCause } from "./configuration-error.ts";

it("a device without a network is told apart from a server without an answer, and both from a file that is wrong", () => {
  const lacks = (["unreachable", "timeout", "http", "not-json", "faults"] as const).map((kind) => [
    configurationErrorCause({ kind }, false),
    configurationErrorCause({ kind }, true),
  ]);
  expect(lacks).toEqual([
    ["network", "answer"],
    ["network", "answer"],
    ["file", "file"],
    ["file", "file"],
    ["file", "file"],
  ]);
});
