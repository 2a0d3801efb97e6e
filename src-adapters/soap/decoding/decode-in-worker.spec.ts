import { describe, expect, it } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { Fields } from "./fields.ts";
import type { SoapResponseDecoder } from "./decode-soap-response.ts";
import { serveDecodeRequests } from "./decode-requests.ts";
import {
  decodeInWorker,
  WORKER_DECODE_TIMEOUT_MS,
  WORKER_START_TIMEOUT_MS,
  type DecodeWorkerHandle,
} from "./decode-in-worker.ts";

const OPERATION = "getSiteContent";
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const REPLY = bytesOf(soapReply(OPERATION, "<value>Zażółć</value>"));

type WorkerBehaviour = (port: MessagePort, broken: () => void) => void;

/** Runs workers on this thread; each start uses the next behaviour in `behaviours`. */
function workers(...behaviours: readonly WorkerBehaviour[]) {
  const clock = movableClock();
  const ended: number[] = [];
  let started = 0;
  const open = (broken: () => void): DecodeWorkerHandle => {
    const { port1, port2 } = new MessageChannel();
    const number = (started += 1);
    behaviours[Math.min(number, behaviours.length) - 1]?.(port2, broken);
    return {
      port: port1,
      end: () => {
        ended.push(number);
        port2.close();
      },
    };
  };
  return { read: decodeInWorker(open, clock), clock, ended, started: () => started };
}

async function textOf(read: SoapResponseDecoder, bytes = REPLY): Promise<string | undefined> {
  const result = await read(bytes, OPERATION);
  return result.ok ? Fields.of(result.value).text("value") : result.failure.kind;
}

const decodes: WorkerBehaviour = (port) => serveDecodeRequests(port);
const failsOnReply: WorkerBehaviour = (port, broken) => {
  serveDecodeRequests(port);
  const run = port.onmessage;
  port.onmessage = run === null ? null : () => broken();
};
const stopsOnReply: WorkerBehaviour = (port) => {
  serveDecodeRequests(port);
  port.onmessage = () => undefined;
};
const neverStarts: WorkerBehaviour = () => undefined;
const failsToLoad: WorkerBehaviour = (_port, broken) => queueMicrotask(broken);
const sendsInvalidMessage: WorkerBehaviour = (port) =>
  port.postMessage({ id: 1, busyMs: 0, tree: { strings: [1], tape: [] } });

/** Waits until messages between ports, which are separate tasks, have arrived. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done));
}

describe("decodeInWorker", () => {
  it("starts one decode worker and returns its results", async () => {
    const { read, ended, started } = workers(decodes);
    expect(await textOf(read)).toBe("Zażółć");
    expect(await Promise.all([textOf(read), textOf(read)])).toEqual(["Zażółć", "Zażółć"]);
    expect([started(), ended]).toEqual([1, []]);
  });

  it.each([
    ["not XML", "<html>", "not-xml"],
    ["cut off", soapReply(OPERATION, "<value>").slice(0, -3), "cut-off"],
    ["an answer to something else", soapReply("getBanners", ""), "wrong-root"],
    ["a document type", `<!DOCTYPE a>${soapReply(OPERATION, "")}`, "doctype"],
  ])("(part of CALL-11) names the error of a reply that is %s", async (_what, text, why) => {
    const { read } = workers(decodes);
    expect(await read(bytesOf(text), OPERATION)).toEqual({ ok: false, failure: { kind: "malformed", why } });
  });

  it("(part of CALL-11) rejects reply bytes that are not UTF-8", async () => {
    const { read } = workers(decodes);
    expect(await read(new Uint8Array([0x3c, 0xff]).buffer, OPERATION)).toEqual({
      ok: false,
      failure: { kind: "malformed", why: "not-xml" },
    });
  });

  it("records how long the decode worker was busy", async () => {
    performance.clearMeasures("ebok:worker");
    const { read } = workers(decodes);
    await textOf(read);
    expect(performance.getEntriesByName("ebok:worker")).toHaveLength(1);
  });

  it.each([
    ["a failure of the worker during a reply", failsOnReply],
    ["a failed load of the worker", failsToLoad],
    ["an invalid message of the worker", sendsInvalidMessage],
  ])("decodes in place after %s, and starts a new worker for the next reply", async (_what, behaviour) => {
    const { read, ended, started } = workers(behaviour, decodes);
    expect(await textOf(read)).toBe("Zażółć");
    expect(ended).toEqual([1]);
    expect(await textOf(read)).toBe("Zażółć");
    expect(started()).toBe(2);
  });

  it("decodes a reply in place when a worker cannot be started", async () => {
    const read = decodeInWorker(() => {
      throw new TypeError("workers are not available");
    }, movableClock());
    expect([await textOf(read), await textOf(read)]).toEqual(["Zażółć", "Zażółć"]);
  });

  it("decodes a reply in place when the worker has not started after three seconds", async () => {
    const { read, clock, ended } = workers(neverStarts, decodes);
    let found: string | undefined;
    void textOf(read).then((text) => (found = text));
    await clock.advance(WORKER_START_TIMEOUT_MS - 1);
    await settled();
    expect(found).toBeUndefined();
    await clock.advance(1);
    await settled();
    expect([found, ended]).toEqual(["Zażółć", [1]]);
  });

  it("(part of CALL-11) gives up a reply that stops the worker; the next one gets a new worker", async () => {
    const { read, clock, ended, started } = workers(stopsOnReply, decodes);
    const outcomes: unknown[] = [];
    void read(REPLY, OPERATION).then((outcome) => outcomes.push(outcome));
    await settled();
    await clock.advance(WORKER_DECODE_TIMEOUT_MS - 1);
    await settled();
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    await settled();
    expect(outcomes).toEqual([{ ok: false, failure: { kind: "malformed", why: "too-slow" } }]);
    expect(ended).toEqual([1]);
    expect([await textOf(read), started()]).toEqual(["Zażółć", 2]);
  });
});
