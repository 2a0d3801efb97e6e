import { describeCallError } from "#domain/tracking/index.ts";
import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { createHash } from "node:crypto";
import { firstValueFrom, Subject } from "rxjs";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ServiceSignal } from "#domain/session/index.ts";
import { useSynchronousDigest } from "#test/faults/use-synchronous-digest.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  BROKEN_BODY,
  BROKEN_BODY_BY_BROWSER,
  BROWSER_ABORT,
  DROP_CONNECTION,
  NO_REPLY,
  scriptedFetch,
  soapReply,
} from "#test/fakes/soap-reply.ts";
import type { ScriptedReply } from "#test/fakes/soap-reply.ts";
import { decodeInPlace } from "../decoding/decode-soap-response.ts";
import { RETRY_DELAY_MS } from "./call-pipeline.ts";
import { readServiceResponse } from "./service-response.ts";
import { SoapGateway, type WireEvent } from "./soap-gateway.ts";

beforeEach(useSynchronousDigest);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function wire(...replies: readonly ScriptedReply[]) {
  const clock = movableClock();
  const http = scriptedFetch(...replies);
  const logged: WireEvent[] = [];
  const errors: WireEvent[] = [];
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock,
    log: (event) => logged.push(event),
    logError: (error) => errors.push(error),
    fetch: http.fetch,
    supportCode: "7F3K-9QMD",
  });
  const signals: ServiceSignal[] = [];
  gateway.signals.subscribe((signal) => signals.push(signal));
  return { clock, http, logged, errors, gateway, signals };
}

/** Waits for the asynchronous fingerprint and the request after it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 1));
}

const CHECK = soapReply("sessionCheck", "<active>true</active>");
const aborted = { ok: false, failure: { kind: "aborted" } };

describe("SoapGateway calls", () => {
  it("[CALL-01] sends a SOAP call as one POST with fingerprint, bearer and credentials to one endpoint", async () => {
    const { gateway, http } = wire(CHECK);
    gateway.setCredentials("s-123");
    await gateway.call("sessionCheck");
    expect(http.sent).toHaveLength(1);
    const [request] = http.sent;
    expect(request?.url).toBe("/service");
    expect(request?.init).toMatchObject({ method: "POST", credentials: "include" });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "content-type": "text/xml; charset=utf-8",
      soapaction: '""',
      authorization: "Bearer s-123",
      "x-ebok-fingerprint": sha256(`sessionCheck:${sha256("s-123")}`),
    });
    expect(request?.body).toContain(
      '<sessionCheck xmlns="urn:ebok:service:1"><sessionId>s-123</sessionId></sessionCheck>',
    );
  });

  it("[CALL-13] sends the support code with the number of the call, the same number when it is retried", async () => {
    const { gateway, clock, http } = wire(CHECK, DROP_CONNECTION, CHECK);
    gateway.setCredentials("s");
    await gateway.call("sessionCheck");
    const retried = gateway.call("sessionCheck");
    await settle();
    await clock.advance(RETRY_DELAY_MS);
    await retried;
    expect(http.sent.map(({ headers }) => headers.get("x-ebok-request"))).toEqual([
      "7F3K-9QMD-1",
      "7F3K-9QMD-2",
      "7F3K-9QMD-2",
    ]);
  });

  it("(part of CALL-01) sends no bearer and the fingerprint of empty text without a session", async () => {
    const { gateway, http } = wire(soapReply("beforeLogin", "<possibility>1</possibility>"));
    await gateway.call("beforeLogin", { login: "jan" });
    expect(http.sent[0]?.headers.has("authorization")).toBe(false);
    expect(http.sent[0]?.headers.get("x-ebok-fingerprint")).toBe(sha256(`beforeLogin:${sha256("")}`));
  });

  it("(part of CALL-01) sends the bearer of the open session where the body has no session", async () => {
    const { gateway, http } = wire(soapReply("getMatter", ""));
    gateway.setCredentials("s-123");
    await gateway.call("getMatter", { token: "t-1234567" });
    expect(http.sent[0]?.headers.get("authorization")).toBe("Bearer s-123");
    expect(http.sent[0]?.headers.get("x-ebok-fingerprint")).toBe(sha256(`getMatter:${sha256("s-123")}`));
    expect(http.sent[0]?.body).not.toContain("s-123");
  });

  it("(part of CALL-01) sends no bearer of a former session with the next login", async () => {
    const { gateway, http } = wire(soapReply("beforeLogin", "<possibility>1</possibility>"));
    gateway.setCredentials("s-123");
    gateway.setCredentials(undefined);
    await gateway.call("beforeLogin", { login: "jan" });
    expect(http.sent[0]?.headers.has("authorization")).toBe(false);
    expect(http.sent[0]?.headers.get("x-ebok-fingerprint")).toBe(sha256(`beforeLogin:${sha256("")}`));
  });

  it("(part of CALL-02) rejects a call that needs a session because there is none", async () => {
    const { gateway, http } = wire(CHECK);
    expect(await gateway.call("sessionCheck")).toEqual(aborted);
    expect(http.sent).toEqual([]);
  });

  it("(part of CALL-03) rejects a call before sending when XML does not allow a character", async () => {
    const { gateway, http } = wire(CHECK);
    expect(await gateway.call("beforeLogin", { login: "a\u0000" })).toMatchObject({
      ok: false,
      failure: { kind: "malformed" },
    });
    expect(http.sent).toEqual([]);
  });

  it("[CALL-04] fails a call with a timeout after 60 s, and not before", async () => {
    const { gateway, clock, http } = wire(NO_REPLY);
    gateway.setCredentials("s");
    let outcome: unknown;
    void gateway.call("getPaymentState", { paymentId: "p" }).then((answer) => (outcome = answer));
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    await clock.advance(59_999);
    expect(outcome).toBeUndefined();
    await clock.advance(1);
    expect(outcome).toEqual({ ok: false, failure: { kind: "timeout" } });
    expect(http.aborted).toBe(1);
    expect(http.sent).toHaveLength(1);
  });

  it("(part of CALL-04) uses the call timeout that the operator has configured", async () => {
    const clock = movableClock();
    const http = scriptedFetch(NO_REPLY);
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      requestTimeoutMs: 20_000,
      clock,
      log: () => undefined,
      logError: () => undefined,
      fetch: http.fetch,
    });
    gateway.setCredentials("s");
    const outcome = gateway.call("getPaymentState", { paymentId: "p" });
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    await clock.advance(20_000);
    expect(await outcome).toEqual({ ok: false, failure: { kind: "timeout" } });
  });

  it("(part of CALL-05) shares the response among equal running calls only", async () => {
    const { gateway, http } = wire(CHECK);
    gateway.setCredentials("s");
    const both = await Promise.all([gateway.call("sessionCheck"), gateway.call("sessionCheck")]);
    expect(http.sent).toHaveLength(1);
    expect(both[0]).toBe(both[1]);
    await gateway.call("sessionCheck");
    expect(http.sent).toHaveLength(2);
  });

  it("(part of CALL-05) shares a read for eight seconds, a write as long as it runs", async () => {
    const { gateway, http, clock } = wire(NO_REPLY, CHECK, NO_REPLY);
    gateway.setCredentials("s");
    const first = gateway.call("sessionCheck");
    await settle();
    await clock.advance(7_999);
    void gateway.call("sessionCheck");
    await settle();
    expect(http.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await gateway.call("sessionCheck")).ok).toBe(true);
    expect(http.sent).toHaveLength(2);
    const pay = () => gateway.call("startPayment", { intentId: "intent-0000000001" });
    const paid = pay();
    await settle();
    await clock.advance(9_000);
    expect(pay()).toBe(paid);
    gateway.setCredentials("t");
    expect(await Promise.all([first, paid])).toEqual([aborted, expect.anything()]);
  });

  it("(part of SW-03) counts a write until it has a response, and no read", async () => {
    const { gateway } = wire(soapReply("startPayment", "<paymentId>1</paymentId><paymentUrl>u</paymentUrl>"));
    gateway.setCredentials("s");
    void gateway.call("sessionCheck");
    expect(gateway.runningWrites).toBe(0);
    const paid = gateway.call("startPayment", { intentId: "intent-0000000001" });
    expect(gateway.runningWrites).toBe(1);
    await paid;
    expect(gateway.runningWrites).toBe(0);
  });

  it("(part of CALL-05) shares no response between calls with another payload or session", async () => {
    const { gateway, http } = wire(soapReply("startPayment", "<paymentId>1</paymentId><paymentUrl>u</paymentUrl>"));
    gateway.setCredentials("s");
    await Promise.all([
      gateway.call("startPayment", { intentId: "intent-0000000001" }),
      gateway.call("startPayment", { intentId: "intent-0000000002" }),
      gateway.call("startPayment", { intentId: "intent-0000000001" }),
    ]);
    expect(http.sent).toHaveLength(2);
    const before = gateway.call("startPayment", { intentId: "intent-0000000003" });
    gateway.setCredentials("t");
    const after = gateway.call("startPayment", { intentId: "intent-0000000003" });
    expect(await before).toEqual(aborted);
    expect((await after).ok).toBe(true);
  });

  it("(part of CALL-06) sends a call once more after 5 s when the connection broke", async () => {
    const { gateway, clock, http } = wire(DROP_CONNECTION, CHECK);
    gateway.setCredentials("s");
    const call = gateway.call("sessionCheck");
    await settle();
    await clock.advance(4_999);
    await settle();
    expect(http.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await call).ok).toBe(true);
    expect(http.sent).toHaveLength(2);
  });

  it("(part of CALL-06) never sends a call a third time", async () => {
    const { gateway, clock, http } = wire(DROP_CONNECTION);
    gateway.setCredentials("s");
    const call = gateway.call("sessionCheck");
    await settle();
    await clock.advance(5_000);
    await settle();
    expect(await call).toEqual({ ok: false, failure: { kind: "unreachable" } });
    await clock.advance(60_000);
    expect(http.sent).toHaveLength(2);
  });

  it.each([
    ["HTTP 500", new Response("no", { status: 500 })],
    ["HTTP 503", new Response("no", { status: 503 })],
    ["a truncated document", CHECK.slice(0, -20)],
    [
      "a document truncated inside a letter",
      new Response(new TextEncoder().encode(`${CHECK.slice(0, 40)}ż`).slice(0, -1)),
    ],
    ["a body whose connection broke", BROKEN_BODY],
    ["an abort by the browser", BROWSER_ABORT],
  ] as const)("(part of CALL-06) sends one of the sixteen reads once more 5 s after %s", async (_name, reply) => {
    const { gateway, clock, http, errors } = wire(reply, CHECK);
    gateway.setCredentials("s");
    const call = gateway.call("sessionCheck");
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    await settle();
    await clock.advance(4_999);
    await settle();
    expect(http.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await call).ok).toBe(true);
    await clock.advance(120_000);
    expect(http.sent).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it("(part of CALL-06) gives up one of the sixteen reads after 60 s, 5 s and another 60 s", async () => {
    const { gateway, clock, http, errors } = wire(NO_REPLY);
    gateway.setCredentials("s");
    let outcome: unknown;
    void gateway.call("getClientData").then((answer) => (outcome = answer));
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    await clock.advance(64_999);
    await settle();
    expect([http.sent.length, http.aborted]).toEqual([1, 1]);
    await clock.advance(1);
    await vi.waitFor(() => expect(http.sent).toHaveLength(2));
    await clock.advance(59_999);
    expect(outcome).toBeUndefined();
    await clock.advance(1);
    expect(outcome).toEqual({ ok: false, failure: { kind: "timeout" } });
    expect(http.aborted).toBe(2);
    await clock.advance(120_000);
    expect(http.sent).toHaveLength(2);
    expect(errors).toEqual([{ operation: "getClientData", requestId: "7F3K-9QMD-1", what: "timeout" }]);
  });

  it.each([
    ["while the body arrives", BROKEN_BODY_BY_BROWSER],
    ["before the response", BROWSER_ABORT],
  ] as const)(
    "(part of CALL-06) sends any read once more 5 s after the browser aborted it %s",
    async (_name, reply) => {
      const { gateway, clock, http } = wire(reply);
      gateway.setCredentials("s");
      const call = gateway.call("getPaymentState", { paymentId: "p" });
      await vi.waitFor(() => expect([http.sent.length, clock.waiting]).toEqual([1, 1]));
      await settle();
      await clock.advance(4_999);
      await settle();
      expect(http.sent).toHaveLength(1);
      await clock.advance(1);
      expect(await call).toEqual({ ok: false, failure: { kind: "unreachable" } });
      await clock.advance(60_000);
      expect(http.sent).toHaveLength(2);
    },
  );

  const unreachable = { kind: "unreachable" };
  it.each([
    ["startPayment", "a broken connection", DROP_CONNECTION, unreachable],
    ["startPayment", "an abort by the browser", BROWSER_ABORT, unreachable],
    ["startPayment", "HTTP 503", new Response("no", { status: 503 }), { kind: "http", status: 503 }],
    ["sessionEnd", "an abort by the browser", BROWSER_ABORT, unreachable],
    ["getPaymentState", "a broken connection", DROP_CONNECTION, unreachable],
    ["getPaymentState", "HTTP 503", new Response("no", { status: 503 }), { kind: "http", status: 503 }],
  ] as const)(
    "(part of CALL-06) does not retry the operation %s after %s",
    async (operation, _name, reply, failure) => {
      const { gateway, clock, http } = wire(reply);
      gateway.setCredentials("s");
      const outcome =
        operation === "startPayment"
          ? gateway.call(operation, { intentId: "intent-0000000001" })
          : gateway.call(operation);
      expect(await outcome).toEqual({ ok: false, failure });
      await clock.advance(60_000);
      expect(http.sent).toHaveLength(1);
    },
  );

  it.each([
    ["HTTP 404", new Response("no", { status: 404 }), { kind: "http", status: 404 }],
    ["a foreign document", "<html></html>", { kind: "malformed", why: "wrong-root" }],
    ["broken UTF-8", new Response(new Uint8Array([0x3c, 0xff])), { kind: "malformed", why: "not-xml" }],
  ] as const)("(part of CALL-06) does not retry a call that got %s as its response", async (_name, reply, failure) => {
    const { gateway, clock, http } = wire(reply);
    gateway.setCredentials("s");
    expect(await gateway.call("sessionCheck")).toEqual({ ok: false, failure });
    await clock.advance(60_000);
    expect(http.sent).toHaveLength(1);
  });

  it.each([
    [
      "the code TRY_LATER",
      soapReply("getClientData", "<errorCode>TRY_LATER</errorCode><tryAgainAt>1970-01-01T01:10:00+01:00</tryAgainAt>"),
      () => 600_000,
    ],
    ["the code without a time", soapReply("getClientData", "<errorCode>TRY_LATER</errorCode>"), () => undefined],
    [
      "HTTP 429 with seconds",
      new Response("", { status: 429, headers: { "Retry-After": "90" } }),
      (now: number) => now + 90_000,
    ],
    [
      "HTTP 429 with a date",
      new Response("", { status: 429, headers: { "Retry-After": "Thu, 01 Jan 1970 00:02:00 GMT" } }),
      () => undefined,
    ],
    ["HTTP 429 alone", new Response("", { status: 429 }), () => undefined],
  ] as const)("[CALL-18] fails once with the time of the next attempt after %s", async (_name, reply, tryAgainAt) => {
    const { gateway, clock, http } = wire(reply);
    const receivedAt = clock.now();
    gateway.setCredentials("s");
    expect(await gateway.call("getClientData")).toEqual({
      ok: false,
      failure: { kind: "try-later", tryAgainAt: tryAgainAt(receivedAt), receivedAt },
    });
    await clock.advance(60_000);
    expect(http.sent).toHaveLength(1);
  });

  it("(part of CALL-06) does not retry a call that the portal aborted", async () => {
    const { gateway, clock, http } = wire(NO_REPLY);
    gateway.setCredentials("s");
    const call = gateway.call("sessionCheck");
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    gateway.setCredentials(undefined);
    expect(await call).toEqual(aborted);
    expect(http.aborted).toBe(1);
    await clock.advance(120_000);
    expect(http.sent).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});

describe("SoapGateway at the end of a session", () => {
  it("aborts reads at the end of a session, lets writes finish, and drops both responses", async () => {
    const { gateway, http, signals } = wire(NO_REPLY);
    gateway.setCredentials("s");
    const calls = [gateway.call("getClientData"), gateway.call("sessionEnd")];
    await vi.waitFor(() => expect(http.sent).toHaveLength(2));
    gateway.setCredentials(undefined);
    expect(await Promise.all(calls)).toEqual([aborted, aborted]);
    expect(http.sent).toHaveLength(2);
    expect(http.aborted).toBe(1);
    expect(signals).toEqual([]);
  });

  it("sends a logout with its session when it was requested before the session ended", async () => {
    const { gateway, http } = wire(soapReply("sessionEnd", ""));
    gateway.setCredentials("s");
    const end = gateway.call("sessionEnd");
    gateway.setCredentials(undefined);
    expect(await end).toEqual(aborted);
    await expect.poll(() => http.sent[0]?.body ?? "").toContain("<sessionId>s</sessionId>");
  });
});

describe("SoapGateway with a slow decoder", () => {
  const FLAGGED = soapReply("getClientFinancialEntries", "<sessionError>true</sessionError>");
  const LONG = soapReply("getClientFinancialEntries", `<entries>${"<item><id>1</id></item>".repeat(500)}</entries>`);

  function slowly(reply: string) {
    const finished = new Subject<void>();
    const turn = firstValueFrom(finished);
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      clock: movableClock(),
      log: () => undefined,
      logError: () => undefined,
      fetch: scriptedFetch(reply).fetch,
      decodeSoapResponse: (bytes, operation) => turn.then(() => decodeInPlace(bytes, operation)),
    });
    const signals: ServiceSignal[] = [];
    gateway.signals.subscribe((signal) => signals.push(signal));
    return { gateway, signals, finish: () => finished.next() };
  }

  it("raises no response flag when the session ends before the response is decoded", async () => {
    const { gateway, signals, finish } = slowly(FLAGGED);
    gateway.setCredentials("s");
    const call = gateway.call("getClientFinancialEntries");
    await settle();
    gateway.setCredentials("t");
    finish();
    await settle();
    expect(await call).toEqual(aborted);
    expect(signals).toEqual([]);
  });

  it("aborts a call when the session ends while a long list is decoded", async () => {
    const { gateway, finish } = slowly(LONG);
    gateway.setCredentials("s");
    finish();
    const answer = await gateway.call("getClientFinancialEntries");
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const whole = answer.value.longList("entries", (item) => item.whole("id"));
    expect(await whole).toEqual({ ok: true, value: Array.from({ length: 500 }, () => 1) });
    const half = answer.value.longList("entries", (item) => item.whole("id"));
    gateway.setCredentials("t");
    expect(await half).toEqual(aborted);
  });
});

describe("SoapGateway with an exception", () => {
  const UNEXPECTED = { ok: false, failure: { kind: "unexpected-error" } };
  const broken = new TypeError("no map");
  const throwBroken = (): never => {
    throw broken;
  };

  it("(part of HTTP-04) reports a decoder that throws once, and does not blame the network", async () => {
    const { handled: reported } = collectThrownErrors();
    const events: WireEvent[] = [];
    const gateway = new SoapGateway({
      serviceUrl: "/service",
      clock: movableClock(),
      log: (event) => events.push(event),
      logError: (event) => events.push(event),
      fetch: scriptedFetch(CHECK).fetch,
      decodeSoapResponse: throwBroken,
    });
    gateway.setCredentials("s");
    expect(await gateway.call("sessionCheck")).toEqual(UNEXPECTED);
    await vi.waitFor(() => expect(reported).toEqual([broken]));
    expect(events).toEqual([]);
  });

  it("(part of HTTP-04) reports a field decoder that throws once", async () => {
    const { handled: reported } = collectThrownErrors();
    const { gateway, logged, errors } = wire(soapReply("getClientData", "<entries><item/></entries>"));
    gateway.setCredentials("s");
    const answer = await gateway.call("getClientData");
    expect(readServiceResponse(answer, throwBroken)).toEqual(UNEXPECTED);
    if (answer.ok) expect(await answer.value.longList("entries", throwBroken)).toEqual(UNEXPECTED);
    await vi.waitFor(() => expect(reported).toEqual([broken, broken]));
    expect([logged, errors]).toEqual([[], []]);
  });

  it("(part of HTTP-04) reports a fingerprint that cannot be computed once, and sends nothing", async () => {
    vi.spyOn(crypto.subtle, "digest").mockRejectedValueOnce(broken);
    onTestFinished(() => void vi.restoreAllMocks());
    const { gateway, http, logged, errors } = wire(CHECK);
    gateway.setCredentials("s");
    expect(await gateway.call("sessionCheck")).toEqual(UNEXPECTED);
    expect([logged.length, errors, http.sent]).toEqual([1, [], []]);
  });
});

describe("SoapGateway answers", () => {
  it("raises the flags of a response in order and fails with the first", async () => {
    const { gateway, signals } = wire(
      soapReply(
        "sessionCheck",
        "<roleError>true</roleError><backendAccessError>1</backendAccessError>" +
          "<errorMessage>Przerwa</errorMessage><active>true</active>",
      ),
    );
    gateway.setCredentials("s");
    expect(await gateway.call("sessionCheck")).toEqual({
      ok: false,
      failure: { kind: "flagged", flag: "roleError", message: "Przerwa" },
    });
    expect(signals).toEqual([
      { flag: "roleError", message: "Przerwa" },
      { flag: "backendAccessError", message: "Przerwa" },
    ]);
  });

  it("raises a response flag once when several calls share the response", async () => {
    const { gateway, signals } = wire(soapReply("sessionCheck", "<sessionError>true</sessionError>"));
    gateway.setCredentials("s");
    await Promise.all([gateway.call("sessionCheck"), gateway.call("sessionCheck")]);
    expect(signals).toHaveLength(1);
  });

  it("(part of CALL-07) reports an unusable response once with operation and cause", async () => {
    const { gateway, errors } = wire("<html>", CHECK);
    gateway.setCredentials("s");
    await Promise.all([gateway.call("sessionCheck"), gateway.call("sessionCheck")]);
    expect(errors).toEqual([{ operation: "sessionCheck", requestId: "7F3K-9QMD-1", what: "malformed: not-xml" }]);
    await gateway.call("sessionCheck");
    expect(errors).toHaveLength(1);
  });

  it("(part of CALL-07) does not report a call that the portal aborted", async () => {
    const { gateway, errors } = wire(NO_REPLY);
    gateway.setCredentials("s");
    const call = gateway.call("sessionCheck");
    gateway.setCredentials(undefined);
    expect(await call).toEqual(aborted);
    expect(errors).toEqual([]);
  });

  it("[CALL-08] logs each plain server message, and fails a read that has only the message", async () => {
    const message = "<errorMessage>Dane mogą być nieaktualne</errorMessage>";
    const { gateway, logged, errors } = wire(
      soapReply("sessionCheck", message),
      soapReply("sessionCheck", `${message}<active>true</active>`),
    );
    gateway.setCredentials("s");
    expect(await gateway.call("sessionCheck")).toEqual({
      ok: false,
      failure: { kind: "malformed", why: "message-only" },
    });
    // Both receivers report to the operator, so a call is passed to one of them.
    expect([logged, errors]).toEqual([
      [],
      [{ operation: "sessionCheck", requestId: "7F3K-9QMD-1", what: "malformed: message-only" }],
    ]);
    expect((await gateway.call("sessionCheck")).ok).toBe(true);
    expect([logged, errors.length]).toEqual([
      [{ operation: "sessionCheck", requestId: "7F3K-9QMD-2", what: "errorMessage" }],
      1,
    ]);
  });

  it("(part of CALL-08) logs the message by which the server refuses a write, without its text", async () => {
    const { gateway, logged } = wire(soapReply("sessionEnd", "<errorMessage>Nie dziś, Janie</errorMessage>"));
    gateway.setCredentials("s");
    expect(await gateway.call("sessionEnd")).toEqual({
      ok: false,
      failure: { kind: "refused", message: "Nie dziś, Janie" },
    });
    expect(logged).toEqual([{ operation: "sessionEnd", requestId: "7F3K-9QMD-1", what: "errorMessage" }]);
  });

  it("(part of CALL-08) logs a response without a required field, or with a code instead of data", async () => {
    const { gateway, logged } = wire(
      soapReply("getClientData", "<other/>"),
      soapReply("getClientData", "<errorCode>E-7</errorCode>"),
    );
    gateway.setCredentials("s");
    const read = async () => readServiceResponse(await gateway.call("getClientData"), (data) => data.text("client"));
    expect(await read()).toEqual({ ok: false, failure: { kind: "malformed", why: "wrong-field" } });
    expect(await read()).toEqual({ ok: false, failure: { kind: "refused", message: "E-7" } });
    await settle();
    expect(logged.map((event) => [event.requestId, describeCallError(event)])).toEqual([
      [
        "7F3K-9QMD-1",
        "result: expected all required fields, found an element with fields; " +
          "the response cannot be used, and what needs it fails",
      ],
      [
        "7F3K-9QMD-2",
        'errorCode: expected data instead of a code, found "A-9"; ' +
          "the response cannot be used, and what needs it fails",
      ],
    ]);
  });

  it("returns a business code to the adapter unchanged", async () => {
    const { gateway } = wire(
      soapReply("sessionStart", "<errorMessage>Nie</errorMessage><errorCode>BAD_CREDENTIALS</errorCode>"),
    );
    const outcome = await gateway.call("sessionStart", { login: "a", password: "b" });
    expect(outcome).toMatchObject({
      ok: true,
      value: { errorCode: "BAD_CREDENTIALS", refusalCode: "bad-credentials", errorMessage: "Nie" },
    });
  });
});
