import { describe, expect, it, vi } from "vitest";
import {
  HttpSessionRecordingAdapter,
  type HttpSessionRecordingDependencies,
  type SendRecording,
} from "#adapters/tracking/http-session-recording.adapter.ts";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import { NoSessionRecordingAdapter } from "#adapters/tracking/no-session-recording.adapter.ts";
import { Sha256SessionHashAdapter } from "#adapters/browser/sha256-session-hash.adapter.ts";
import type { AnalyticsEvent, ErrorReport, SpeedReport, VisitReport } from "#domain/tracking/index.ts";
import { CallErrorLog } from "#src/container/call-error-log.ts";
import { fakePage, fakeRecording, fakeTracking, hashedMarks } from "#test/fakes/fake-tracking.ts";
import { sessionHashPortContract } from "./device-ports.contract.ts";
import { callErrorsPortContract } from "./call-errors-port.contract.ts";
import { asRecord } from "../../scripts/json.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { sessionRecordingPortContract, testSilentRecording } from "./session-recording-port.contract.ts";
import { RELEASE, REPORTED_CODE, trackingPortContract } from "./tracking-port.contract.ts";

const newWire = useSandbox();

const known = (fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const errorFields = ({ at, operation, requestId, what, path, stack, components }: ErrorReport) => ({
  errorMessage: [
    new Date(at).toISOString(),
    ...(operation === undefined ? [] : [operation]),
    what,
    ...(stack === undefined ? [] : ["at", stack.join(" < ")]),
    ...(components === undefined ? [] : ["in", components.join(" < ")]),
    ...(requestId === undefined ? [] : ["request", requestId]),
    `release ${RELEASE}`,
    `code ${REPORTED_CODE}`,
  ].join(" "),
  path,
});
/** Report of speed, without a value. */
const SPEED = "action=SPEED&element=page&elementName=invoice&route=invoice&release=1";

const visitFields = ({ route, sessionHash }: VisitReport) => ({ route, sessionId: sessionHash });
const eventFields = ({ sessionHash, ...event }: AnalyticsEvent) => known({ ...event, sessionId: sessionHash });
const speedFields = ({ route, measurements }: SpeedReport) => ({
  action: "SPEED",
  element: "page",
  elementName: route,
  route,
  release: RELEASE,
  ...Object.fromEntries(
    measurements.flatMap(({ metric, value, rating }) => [
      [metric.toLowerCase(), String(value)],
      [`${metric.toLowerCase()}Rating`, rating],
    ]),
  ),
});

trackingPortContract("fake", () => {
  const port = fakeTracking();
  return Promise.resolve({
    port,
    received: (path) =>
      Promise.resolve(
        path === "/analyticsEvent"
          ? [...port.events.map(eventFields), ...port.speeds.map(speedFields)]
          : [...port.errors.map(errorFields), ...port.visits.map(visitFields)],
      ),
  });
});

trackingPortContract("HTTP", () => {
  const wire = newWire();
  return Promise.resolve({
    port: new HttpTrackingAdapter({ base: wire.base, release: RELEASE, supportCode: REPORTED_CODE, send: wire.fetch }),
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
    const port = new HttpTrackingAdapter({
      base: "https://track.example",
      release: RELEASE,
      supportCode: REPORTED_CODE,
      send,
    });
    port.reportVisit({ route: "index", sessionHash: "b" });
    expect(send).toHaveBeenCalledExactlyOnceWith("https://track.example/trackingTest", {
      method: "POST",
      body: "route=index&sessionId=b",
      headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" },
      keepalive: true,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
  });

  it("rejects raw session ids, personal data, unknown values and mixed reports in the sandbox", async () => {
    const { base, fetch, reports } = newWire();
    for (const [path, body] of [
      ["/trackingTest", "route=index&sessionId=s-1"],
      ["/trackingTest", "route=index"],
      ["/trackingTest", "errorMessage=x&path=&route=index"],
      ["/analyticsEvent", "action=LOOK&element=page&elementName=index"],
      ["/analyticsEvent", "action=LOAD&element=page&elementName=index&pesel=1"],
      ["/analyticsEvent", "action=CLICK&element=button&elementName="],
      ["/analyticsEvent", `${SPEED}`],
      ["/analyticsEvent", `${SPEED}&lcp=640`],
      ["/analyticsEvent", `${SPEED}&lcp=640.5&lcpRating=good`],
      ["/analyticsEvent", `${SPEED}&cls=0.1234&clsRating=good`],
      ["/analyticsEvent", `${SPEED}&fcp=640&fcpRating=good`],
      ["/analyticsEvent", `${SPEED}&lcp=640&lcpRating=great`],
      ["/analyticsEvent", `${SPEED}&lcp=640&lcpRating=good&clientLogin=m.brzezinska`],
      ["/analyticsEvent", `${SPEED}&lcp=640&lcpRating=good&sessionId=${"a".repeat(64)}`],
      ["/analyticsEvent", `${SPEED.replaceAll("invoice", "/invoice/4127830")}&lcp=640&lcpRating=good`],
    ] as const) {
      expect((await fetch(`${base}${path}`, { method: "POST", body })).status, body).toBe(400);
    }
    expect([await reports("/trackingTest"), await reports("/analyticsEvent")]).toEqual([[], []]);
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

sessionRecordingPortContract("fake", () => {
  const port = fakeRecording();
  return { port, records: () => port.arrived };
});

/** Recorder over a network that keeps what it was sent, as `type` and the values of the other fields. */
function httpRecording(settings: Partial<HttpSessionRecordingDependencies> = {}) {
  const send = vi.fn<SendRecording>(() => Promise.reject(new Error("no network")));
  const port = new HttpSessionRecordingAdapter({
    endpoint: "https://rec.example/v1",
    samplingPercent: 100,
    maskedFields: [],
    send,
    now: () => 0,
    ...settings,
  });
  const sent = () => send.mock.calls.map(([, { body }]) => asRecord(JSON.parse(body)));
  return { port, send, sent };
}

sessionRecordingPortContract("HTTP", () => {
  const { port, sent } = httpRecording();
  return {
    port,
    records: () =>
      sent().map(({ type, userId, sessionId, accountNumber, path, elementName }) =>
        (type === "identify" ? [type, userId, sessionId, accountNumber ?? "-", path] : [type, elementName]).join(" "),
      ),
  };
});
testSilentRecording("none", () => new NoSessionRecordingAdapter());

describe("HTTP session recording", () => {
  const customer = { userId: "c-1", sessionHash: "7".repeat(64), accountNumber: "4127830" };

  it("(part of HTTP-03) sends records without cookies or referrer, masking fields", () => {
    const { port, send, sent } = httpRecording({ maskedFields: ["accountNumber", "elementName"] });
    port.identify(customer, "/invoice");
    port.event({ action: "CLICK", route: "invoice", element: "button", elementName: "pay" });
    expect(send.mock.calls[0]?.[0]).toBe("https://rec.example/v1");
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const common = { at: "1970-01-01T00:00:00.000Z", sessionId: "7".repeat(64) };
    expect(sent()).toEqual([
      { ...common, type: "identify", userId: "c-1", accountNumber: "***", path: "/invoice" },
      { ...common, type: "click", element: "button", elementName: "***", route: "invoice" },
    ]);
  });

  it("(part of HTTP-03) records nothing of a session outside the sample", () => {
    const { port, send } = httpRecording({ samplingPercent: 40 });
    port.identify(customer, "/invoice");
    port.event({ action: "CLICK", route: "invoice", element: "button", elementName: "pay" });
    expect(send).not.toHaveBeenCalled();
  });
});

it("(part of HTTP-01) hashes the session id with SHA-256 in hex", async () => {
  expect(await new Sha256SessionHashAdapter().hashOf("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
