import { describe, expect, it, vi } from "vitest";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import { NoSessionRecordingAdapter } from "#adapters/tracking/no-session-recording.adapter.ts";
import { Sha256SessionHashAdapter } from "#adapters/browser/sha256-session-hash.adapter.ts";
import type { AnalyticsEvent, ErrorReport, VisitReport } from "#domain/tracking/index.ts";
import { CallErrorLog } from "#src/container/call-error-log.ts";
import { fakePage, fakeRecording, fakeTracking, hashedMarks } from "#test/fakes/fake-tracking.ts";
import { sessionHashPortContract } from "./device-ports.contract.ts";
import { callErrorsPortContract } from "./call-errors-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { sessionRecordingPortContract } from "./session-recording-port.contract.ts";
import { RELEASE, trackingPortContract } from "./tracking-port.contract.ts";

const newWire = useSandbox();

const known = (fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const errorFields = ({ at, operation, what, path, stack, components }: ErrorReport) => ({
  errorMessage: [
    new Date(at).toISOString(),
    ...(operation === undefined ? [] : [operation]),
    what,
    ...(stack === undefined ? [] : ["at", stack.join(" < ")]),
    ...(components === undefined ? [] : ["in", components.join(" < ")]),
    `release ${RELEASE}`,
  ].join(" "),
  path,
});
const visitFields = ({ route, sessionHash }: VisitReport) => ({ route, sessionId: sessionHash });
const eventFields = ({ sessionHash, ...event }: AnalyticsEvent) => known({ ...event, sessionId: sessionHash });

trackingPortContract("fake", () => {
  const port = fakeTracking();
  return Promise.resolve({
    port,
    received: (path) =>
      Promise.resolve(
        path === "/analyticsEvent"
          ? port.events.map(eventFields)
          : [...port.errors.map(errorFields), ...port.visits.map(visitFields)],
      ),
  });
});

trackingPortContract("HTTP", () => {
  const wire = newWire();
  return Promise.resolve({
    port: new HttpTrackingAdapter({ base: wire.base, release: RELEASE, send: wire.fetch }),
    received: (path, count) =>
      vi.waitFor(async () => {
        const reports = await wire.reports(path);
        expect(reports.length).toBeGreaterThanOrEqual(count);
        return reports;
      }),
  });
});

describe("HTTP", () => {
  it("sends reports with keepalive, without cookies or referrer, and ignores a rejection", async () => {
    const send = vi.fn<(url: string, init: object) => Promise<unknown>>(() => Promise.reject(new Error("no network")));
    const port = new HttpTrackingAdapter({ base: "https://track.example", release: RELEASE, send });
    port.reportVisit({ route: "index", sessionHash: "b" });
    expect(send).toHaveBeenCalledExactlyOnceWith("https://track.example/trackingTest?route=index&sessionId=b", {
      method: "GET",
      keepalive: true,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
  });

  it("rejects raw session ids, unknown actions and mixed reports in the sandbox", async () => {
    const { base, fetch, reports } = newWire();
    for (const report of [
      "/trackingTest?route=index&sessionId=s-1",
      "/trackingTest?route=index",
      "/trackingTest?errorMessage=x&path=&route=index",
      "/analyticsEvent?action=LOOK&element=page&elementName=",
      "/analyticsEvent?action=LOAD&element=page&elementName=&pesel=1",
    ]) {
      expect((await fetch(`${base}${report}`)).status, report).toBe(400);
    }
    expect(await reports("/trackingTest")).toEqual([]);
  });
});

sessionHashPortContract("fake", hashedMarks);
sessionHashPortContract("SHA-256", () => new Sha256SessionHashAdapter());

callErrorsPortContract("fake", () => {
  const page = fakePage();
  return { port: page, fail: page.callFails };
});

callErrorsPortContract("log of the wire", () => {
  let now = 0;
  const log = new CallErrorLog(() => now);
  return {
    port: log,
    fail(error, at) {
      now = at;
      log.add(error);
    },
  };
});

sessionRecordingPortContract("fake", fakeRecording);
sessionRecordingPortContract("none", () => new NoSessionRecordingAdapter());

it("(part of HTTP-01) hashes the session id with SHA-256 in hex", async () => {
  expect(await new Sha256SessionHashAdapter().hashOf("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
