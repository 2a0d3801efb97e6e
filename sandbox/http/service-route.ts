import type { Context } from "hono";
import { executeOnce } from "../contexts/execute-once.ts";
import type { OperationCall, RequestDevice, Operation } from "../contexts/operation.ts";
import { operationNamed } from "../contexts/operations.ts";
import { recordWrite } from "../contexts/record-write.ts";
import { refuseStaffWrite } from "../contexts/refuse-staff-write.ts";
import { refuseUnconfirmed } from "../contexts/refuse-unconfirmed.ts";
import { findSession, renewSession, type ServerSession } from "../contexts/session.repository.ts";
import type { JsonRecord } from "#kit/json.ts";
import { sessionIdOfHeader, provesOperation, provesSession } from "#kit/http/call-proof.ts";
import { outcomeOf, readOrRefuse, XML_CONTENT_TYPE } from "#kit/http/service-answer.ts";
import { fillDatePlaceholders } from "../calendar/date-placeholders.ts";
import { readRequest, UnreadableRequest, type ServiceRequest } from "#kit/wire/reader.ts";
import { answerShape } from "#kit/wire/answer-shape.ts";
import { writeAnswer } from "#kit/wire/writer.ts";
import { requestedLanguage } from "../language/sandbox-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { deviceNameOf } from "#kit/http/device-name-of.ts";
import { createFaultyReply, injectedResultOf, delayByFault } from "./fault-reply.ts";
import type { CallMetrics, ServiceCallOutcome } from "#kit/http/call-metrics.ts";
import { requestAddress } from "#kit/http/request-address.ts";
import type { AppEnv } from "./request-tenant.ts";
import { readTrustedDeviceCookie, setTrustedDeviceCookie } from "#kit/http/trusted-device-cookie.ts";

/** Executes an operation. Ensures here that each write has one effect only and is recorded (ACT-02). */
function executeOperation(
  { effect }: Operation,
  call: OperationCall,
  session: ServerSession | undefined,
  handle: () => JsonRecord,
): JsonRecord {
  if (effect === "none") return handle();
  const execute = (): JsonRecord => recordWrite(call, session, handle);
  return effect === "by-intent" ? executeOnce(call.tenant, session?.account ?? "", call.request, execute) : execute();
}

async function prepareOperation(operation: Operation, tenant: Tenant, session: ServerSession): Promise<void> {
  if (operation.prepare === undefined) return;
  tenant.openAccount(session.account);
  await operation.prepare(tenant, session);
}

function answerOperation(operation: Operation, call: OperationCall, session: ServerSession | undefined): JsonRecord {
  const { tenant } = call;
  switch (operation.session) {
    case "none":
      return executeOperation(operation, call, undefined, () => operation.handle(call));
    case "header":
      if (session !== undefined) tenant.openAccount(session.account);
      return (
        (session === undefined ? undefined : refuseStaffWrite(tenant, operation, session)) ??
        executeOperation(operation, call, session, () => operation.handle(call, session))
      );
    case "optional":
      return executeOperation(operation, call, session, () => operation.handle(call, session));
    case "required": {
      if (session === undefined) return { sessionError: true };
      tenant.openAccount(session.account);
      const answer =
        refuseStaffWrite(tenant, operation, session) ??
        executeOperation(
          operation,
          call,
          session,
          () => refuseUnconfirmed(operation.confirm, call, session) ?? operation.handle(call, session),
        );
      operation.afterAnswer?.(call, session, answer);
      renewSession(tenant.db, session, tenant.now());
      return answer;
    }
  }
}

/** Returns the session of a request if the session element and the bearer token match. */
function provenSession(tenant: Tenant, sessionId: string, bearer: string | undefined): ServerSession | undefined {
  if (sessionId === "" || !provesSession(bearer, sessionId)) return undefined;
  return findSession(tenant.db, sessionId, tenant.now());
}

/** Returns the origin that the browser uses. A proxy in front may use TLS. */
function originOf(context: Context<AppEnv>): string {
  const { protocol, host } = new URL(context.req.url);
  return `${context.req.header("x-forwarded-proto") === "https" ? "https:" : protocol}//${host}`;
}

/** Logins of one browser that can trust it side by side. */
const MAX_COOKIE_TOKENS = 5;

/** Returns the device of the request. */
function deviceOf(context: Context<AppEnv>): RequestDevice {
  const isSecure = originOf(context).startsWith("https:");
  return {
    get tokens() {
      return (readTrustedDeviceCookie(context, isSecure) ?? "").split(".").filter((token) => token !== "");
    },
    address: requestAddress(context),
    name: deviceNameOf(context.req.header("user-agent") ?? ""),
    rememberTokens: (tokens) => setTrustedDeviceCookie(context, isSecure, tokens.slice(0, MAX_COOKIE_TOKENS).join(".")),
  };
}

/**
 * Returns the handler of `POST /service`: one operation of the contract on the tenant's database, or the effect of an
 * injected fault. Counts each call of a known operation in `metrics`.
 */
export function serviceRoute(metrics: CallMetrics): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const start = performance.now();
    const call: MeasuredCall = { operation: undefined, outcome: "failed" };
    try {
      return await answerCall(context, call);
    } finally {
      if (call.operation !== undefined)
        metrics.observe(call.operation, call.outcome, (performance.now() - start) / 1_000);
    }
  };
}

/** Call while it is answered; `operation` is undefined until its name is known to be one of the contract. */
interface MeasuredCall {
  operation: string | undefined;
  outcome: ServiceCallOutcome;
}

/** Returns the id of the session that the call is made in; empty without one. */
function sessionIdOf({ session }: Operation, request: ServiceRequest, ofHeader: string): string {
  switch (session) {
    case "none":
      return "";
    case "header":
      return ofHeader;
    case "optional":
    case "required":
      return request.text("sessionId");
  }
}

async function answerCall(context: Context<AppEnv>, measured: MeasuredCall): Promise<Response> {
  const tenant = context.get("tenant");
  const body = await context.req.text();
  const request = readOrRefuse(() => readRequest(body));
  if (request instanceof UnreadableRequest) return context.text(request.message, 400);
  const operation = operationNamed(request.operation);
  if (operation === undefined) return context.text(`${request.operation} is no operation of this contract`, 400);
  measured.operation = request.operation;

  const bearer = context.req.header("authorization");
  const namedSession = sessionIdOfHeader(bearer);
  const sessionId = sessionIdOf(operation, request, namedSession);
  const fingerprint = context.req.header("x-ebok-fingerprint");
  const fingerprintOk = provesOperation(fingerprint, request.operation, namedSession);
  const fault = tenant.faults.take(request.operation);
  const record = (httpStatus: number, reply: string): void =>
    tenant.calls.add({
      operation: request.operation,
      at: new Date(tenant.now()).toISOString(),
      tenant: tenant.name,
      requestId: context.req.header("x-ebok-request"),
      intentId: request.text("intentId") || undefined,
      fingerprint,
      fingerprintOk,
      bearerOk: operation.session === "none" || provesSession(bearer, sessionId),
      httpStatus,
      request: body,
      reply,
      fault: fault?.effect.kind,
    });

  await delayByFault(fault);
  if (!fingerprintOk) {
    measured.outcome = "invalid";
    record(400, "");
    return context.text("X-Ebok-Fingerprint is missing or wrong", 400);
  }
  const injectedResult = injectedResultOf(fault);
  const session = provenSession(tenant, sessionId, bearer);
  const call: OperationCall = {
    tenant,
    request,
    origin: originOf(context),
    device: deviceOf(context),
    language: requestedLanguage(context.req.header("accept-language")),
  };
  const isOpen = operation.session !== "required" || session !== undefined;
  const passkeyProof = injectedResult === undefined && isOpen ? await operation.verifyPasskey?.(call) : undefined;
  if (injectedResult === undefined && session !== undefined) await prepareOperation(operation, tenant, session);
  const result = injectedResult ?? readOrRefuse(() => answerOperation(operation, { ...call, passkeyProof }, session));
  if (result instanceof UnreadableRequest) {
    measured.outcome = "invalid";
    record(400, "");
    return context.text(result.message, 400);
  }
  const reply = writeAnswer(request.operation, answerShape(request.operation), result, fillDatePlaceholders);
  const broken = createFaultyReply(context, fault, reply);
  if (broken !== undefined) {
    record(broken.status, reply);
    return broken;
  }
  record(200, reply);
  measured.outcome = outcomeOf(result);
  // Removes downloads of the customer. Storage and cookies stay: trusted device, theme, cookie choice (docs/contract).
  if (request.operation === "sessionEnd") context.header("Clear-Site-Data", '"cache"');
  return context.body(reply, 200, { "Content-Type": XML_CONTENT_TYPE, "Cache-Control": "no-store" });
}
