import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { CALL_MIX, pickOperation } from "./call-mix.ts";
import { evaluateLoadRun } from "./evaluate-load-run.ts";
import { planCalls } from "./plan-calls.ts";
import { runLoad } from "./run-load.ts";
import { prepareCall, SoapClient } from "./soap-client.ts";

const BARS = { callsPerSecond: 100, p99Ms: 50 };

function measured(latencies: readonly number[], errors: readonly (readonly [string, number])[] = []) {
  return { latencies: new Map([["getBanners", latencies]]), seconds: latencies.length / 100, errors: new Map(errors) };
}

describe("call mix", () => {
  it("contains only existing operations", () => {
    expect(CALL_MIX.map(({ operation }) => operation).filter((name) => !operationNames().includes(name))).toEqual([]);
  });

  it("selects operations by their weights", () => {
    const mix = [
      { operation: "a", weight: 1 },
      { operation: "b", weight: 3 },
    ];
    expect([0, 0.249, 0.25, 0.999].map((chance) => pickOperation(mix, chance))).toEqual(["a", "a", "b", "b"]);
    expect(() => pickOperation([], 0.5)).toThrow(RangeError);
  });
});

describe("planCalls", () => {
  const schedule = { callsPerSecond: 50, seconds: 2, seed: 1 };
  const mix = [
    { operation: "a", weight: 1 },
    { operation: "b", weight: 1 },
  ];

  it("plans the same calls for the same seed, of the mix and in the sessions", () => {
    const plan = planCalls(mix, ["s", "t"], schedule, prepareCall);
    expect(plan).toHaveLength(100);
    expect(planCalls(mix, ["s", "t"], schedule, prepareCall)).toEqual(plan);
    expect(new Set(plan.map(({ operation }) => operation))).toEqual(new Set(["a", "b"]));
    expect(new Set(plan.map(({ headers }) => headers["Authorization"]))).toEqual(new Set(["Bearer s", "Bearer t"]));
    expect(() => planCalls(mix, [], schedule, prepareCall)).toThrow(RangeError);
  });
});

describe("evaluateLoadRun", () => {
  it("meets the bars at full rate, in time and without errors", () => {
    expect(evaluateLoadRun(measured(Array.from({ length: 100 }, () => 5)), BARS).isMet).toBe(true);
  });

  it("misses the bars by slow responses, too few responses or a single error", () => {
    const slow = Array.from({ length: 100 }, (_, index) => (index < 2 ? 60 : 5));
    expect(evaluateLoadRun(measured(slow), BARS).isMet).toBe(false);
    expect(evaluateLoadRun({ ...measured([5, 5]), seconds: 1 }, BARS).isMet).toBe(false);
    expect(
      evaluateLoadRun(
        measured(
          Array.from({ length: 100 }, () => 5),
          [["getBanners: HTTP 500", 1]],
        ),
        BARS,
      ).isMet,
    ).toBe(false);
  });
});

describe("runLoad", () => {
  it("times every call from its due time, so that a stop delays all waiting calls", { timeout: 20_000 }, async () => {
    const STOPPED_MS = 400;
    const server = createServer((request, answer) => {
      const operation = /Body><(\w+) /;
      let body = "";
      request.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      request.on("end", () => {
        // All calls of the first 400 ms wait until their end.
        const late = Math.max(0, begun + STOPPED_MS - performance.now());
        setTimeout(() => answer.end(`</${operation.exec(body)?.[1] ?? ""}Response></soap:Body></soap:Envelope>`), late);
      });
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
    const { port }: AddressInfo = Object.assign({ address: "", family: "", port: 0 }, server.address());
    const wire = new SoapClient(port);
    const begun = performance.now();
    const plan = Array.from({ length: 100 }, () => prepareCall("getBanners", "s"));
    const run = await runLoad(wire, plan, 100);
    wire.close();
    server.close();
    const all = [...run.latencies.values()].flat();
    expect([...run.errors]).toEqual([]);
    expect(all).toHaveLength(100);
    // Forty calls were due during the stop: the first waited for all of it, the last only a little.
    expect(all.filter((latency) => latency > STOPPED_MS / 2).length).toBeGreaterThanOrEqual(15);
    expect(Math.max(...all)).toBeGreaterThan(STOPPED_MS * 0.9);
  });
});
