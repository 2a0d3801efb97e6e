import { describe, expect, it } from "vitest";
import { measureProcessorTime, processorMsOf } from "./processor-time.ts";

describe("processor time", () => {
  it("adds user and system time of a process whose name has blanks and parentheses", () => {
    expect(processorMsOf("12 (postgres: a (b) c) S 1 12 12 0 -1 4194560 1 2 3 4 150 25 0 0 20 0 1 0")).toBe(1_750);
  });

  it("leaves a program out whose processes are not on this machine", async () => {
    const elsewhere = { name: "the database", processIds: () => Promise.resolve([]) };
    const { value, figures } = await measureProcessorTime([elsewhere], { run: () => Promise.resolve(7), calls: 1 });
    expect(value).toBe(7);
    expect(figures.map(([name]) => name).filter((name) => !name.endsWith("of the caller"))).toEqual([]);
    expect(figures[0]?.[0]).toBe("processor time of the caller");
  });
});
