import { expect, it } from "vitest";
import { anAccess } from "#test/mothers/index.ts";
import { unavailableTo, type PortalFeature } from "../access/index.ts";
import { DEADLINE_SOURCES, lacksDeadlineSource } from "./index.ts";

const lackedBy = (changes: Parameters<typeof anAccess>[0], ...lacking: readonly PortalFeature[]) => {
  const gate = anAccess({ ...changes, unavailable: new Set(lacking) });
  return DEADLINE_SOURCES.filter((source) => lacksDeadlineSource(source, { gate, unavailable: unavailableTo(gate) }));
};

it("(part of REQ-23) lacks the requests exactly when the links to them are left out", () => {
  expect(lackedBy({ messages: "yes", orderHistory: "yes" })).toEqual([]);
  expect(lackedBy({ messages: "unknown", orderHistory: "unknown" })).toEqual([]);
  expect(lackedBy({ messages: "no", orderHistory: "yes" })).toEqual(["requests", "messages"]);
  expect(lackedBy({ messages: "yes", orderHistory: "no" }, "termination")).toEqual(["orders", "terminations"]);
  expect(lackedBy({ messages: "yes", orderHistory: "yes" }, "supportRequests", "invoices")).toEqual([
    "requests",
    "invoices",
  ]);
});
