import { describe, expect, it } from "vitest";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { DROP_CONNECTION, scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import type { DiagnosedCall } from "#domain/tracking/index.ts";
import { CallTracer } from "./call-tracer.ts";
import { SoapGateway } from "./soap-gateway.ts";

const reply = (result: string): string => soapReply("getClientData", result);

/** Makes a call with these responses, the second one after a retry. */
async function diagnosed(...replies: readonly ScriptedReply[]): Promise<DiagnosedCall | undefined> {
  const clock = movableClock();
  const calls: DiagnosedCall[] = [];
  const { fetch } = scriptedFetch(...replies);
  const tracer = new CallTracer({ fetch, now: () => clock.now(), add: (call) => calls.push(call) });
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock,
    log: () => undefined,
    logError: () => undefined,
    fetch: tracer.fetch,
    supportCode: "7F3K-9QMD",
    onOutcome: tracer.end,
  });
  gateway.setCredentials("secret-session");
  let isPending = true;
  const outcome = gateway.call("getClientData").finally(() => (isPending = false));
  while (isPending) {
    await new Promise((done) => setTimeout(done, 1));
    if (replies.length > 1) await clock.advance(1_000);
  }
  await outcome;
  expect(calls.map(({ operation, status }) => `${operation} ${status}`).slice(0, -1)).toEqual(
    replies.map((_, index) => `getClientData ${index === 0 ? "running" : "retrying"}`),
  );
  return calls.at(-1);
}

describe("CallTracer", () => {
  it("(part of CALL-17) records number, start, duration and size of an answered call", async () => {
    const body = reply("<client/>");
    expect(await diagnosed(body)).toEqual({
      operation: "getClientData",
      requestId: "7F3K-9QMD-1",
      startedAt: START,
      durationMs: 0,
      bytes: new TextEncoder().encode(body).byteLength,
      attempts: 1,
      outcome: "answered",
      status: "ok",
      flag: undefined,
      refusalCode: undefined,
    });
  });

  it("(part of CALL-17) counts a retry, and its pause as part of the duration", async () => {
    const call = await diagnosed(DROP_CONNECTION, reply("<client/>"));
    expect([call?.attempts, call?.status]).toEqual([2, "ok"]);
    expect(call?.durationMs).toBeGreaterThanOrEqual(5_000);
  });

  it.each([
    [new Response("", { status: 404 }), "failed", "http 404", undefined],
    ["<html>", "failed", "malformed: not-xml", undefined],
    [reply("<errorCode>NOT_SUPPORTED</errorCode>"), "refused", "not supported", undefined],
    [reply("<errorCode>UNKNOWN_CLIENT</errorCode>"), "refused", "refused", "UNKNOWN_CLIENT"],
    [reply("<errorCode>Anna Nowak</errorCode>"), "refused", "refused", "other"],
    [reply("<sessionError>true</sessionError><roleError>true</roleError>"), "refused", "sessionError", undefined],
  ] as const)("(part of CALL-17) names the outcome of a response like %s", async (response, outcome, status, code) => {
    const call = await diagnosed(response);
    expect([call?.outcome, call?.status, call?.refusalCode]).toEqual([outcome, status, code]);
    expect(call?.flag).toBe(status === "sessionError" ? "sessionError" : undefined);
  });
});
