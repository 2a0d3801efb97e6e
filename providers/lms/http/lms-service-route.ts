import type { Context } from "hono";
import type { CallMetrics, ServiceCallOutcome } from "#kit/http/call-metrics.ts";
import { provesOperation, provesSession, sessionIdOfHeader } from "#kit/http/call-proof.ts";
import { requestAddress } from "#kit/http/request-address.ts";
import { outcomeOf, XML_CONTENT_TYPE } from "#kit/http/service-answer.ts";
import type { JsonRecord } from "#kit/json.ts";
import { answerShape, isOperationOfContract } from "#kit/wire/answer-shape.ts";
import { readRequest, UnreadableRequest, type ServiceRequest } from "#kit/wire/reader.ts";
import { validateDocument } from "#kit/wire/validate-envelope.ts";
import { writeAnswer } from "#kit/wire/writer.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { TryAgainLater } from "../try-again-later.ts";
import { waitAnswer } from "../login/login-attempt.ts";
import { isIdentityConfirmed } from "#kit/login/identity-confirmation.ts";
import { executeWriteOnce } from "../state/execute-write-once.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findPortalSession, renewPortalSession } from "../state/portal-session.repository.ts";
import { lmsDeviceOf } from "./lms-device-of.ts";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";
import { logCall, logFailure } from "./log-call.ts";

/** Returns the origin at which the browser uses the portal. The server in front may use TLS. */
function portalOrigin({ portal }: Pick<LmsHttpDependencies, "portal">, context: Context): string {
  if (portal !== undefined) return portal;
  const { protocol, host } = new URL(context.req.url);
  return `${context.req.header("x-forwarded-proto") === "https" ? "https:" : protocol}//${host}`;
}

async function write(
  { handle, needsIdentity, afterAnswer }: Extract<LmsOperation, { session: "write" }>,
  call: LmsCall,
  session: PortalSession,
): Promise<JsonRecord> {
  const { database, request, now } = call;
  // Not stored under the key: the portal sends the call once more after the confirmation.
  if (needsIdentity !== undefined && (await needsIdentity(call, session)) && !isIdentityConfirmed(session, now))
    return { errorCode: "CONFIRM_IDENTITY" };
  const { account } = session;
  const answer = await executeWriteOnce(database, { account, request, now }, (queries) =>
    handle(call, session, queries),
  );
  afterAnswer?.(call, session, answer);
  return answer;
}

/** Returns the refusal of a call that can succeed later. Throws any other error. */
function refusalOf(error: unknown): JsonRecord {
  if (!(error instanceof TryAgainLater)) throw error;
  return error.at === undefined ? { errorCode: "TRY_LATER" } : waitAnswer(error.at);
}

async function answerInSession(
  operation: Exclude<LmsOperation, { session: "none" | "optional" }>,
  call: LmsCall,
  session: PortalSession | undefined,
): Promise<JsonRecord> {
  if (session === undefined) return { sessionError: true };
  const { database } = call;
  const handled = operation.session === "required" ? operation.handle(call, session) : write(operation, call, session);
  const answer = await handled.catch(refusalOf);
  await renewPortalSession(database, session, call.now);
  return answer;
}

async function answerOperation(
  operation: LmsOperation | undefined,
  call: LmsCall,
  authorization: string | undefined,
): Promise<JsonRecord> {
  const { request, database, now } = call;
  if (operation === undefined) return { errorCode: "NOT_SUPPORTED" };
  if (operation.session === "none") return operation.handle(call).catch(refusalOf);
  const sessionId = request.text("sessionId");
  const isProven = sessionId !== "" && provesSession(authorization, sessionId);
  const session = isProven ? await findPortalSession(database, sessionId, now) : undefined;
  return operation.session === "optional" ? operation.handle(call, session) : answerInSession(operation, call, session);
}

/** Reads a call that keeps the contract. Throws `UnreadableRequest` for any other. */
function readCall(body: string, authorization: string | undefined, fingerprint: string | undefined): ServiceRequest {
  return readRequest(body, ({ operation }, document) => {
    if (!isOperationOfContract(operation)) throw new UnreadableRequest(`${operation} is no operation of this contract`);
    if (!provesOperation(fingerprint, operation, sessionIdOfHeader(authorization)))
      throw new UnreadableRequest("X-Ebok-Fingerprint is missing or wrong");
    // Its messages repeat values of the request, which may be secret.
    if (validateDocument(document).length > 0) throw new UnreadableRequest("the request is not valid by ebok.xsd");
  });
}

/** Returns the handler of `POST /service`. Counts and logs each call of a known operation. */
export function lmsServiceRoute(
  dependencies: LmsHttpDependencies,
  metrics: CallMetrics,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const start = performance.now();
    const { req } = context;
    const authorization = req.header("authorization");
    let operation: string | undefined;
    let outcome: ServiceCallOutcome = "failed";
    context.header("Cache-Control", "no-store");
    try {
      const request = readCall(await req.text(), authorization, req.header("x-ebok-fingerprint"));
      operation = request.operation;
      const { database, pins, policy, features, operations } = dependencies;
      const address = requestAddress(context);
      const origin = portalOrigin(dependencies, context);
      const call: LmsCall = {
        request,
        database,
        pins,
        policy,
        features,
        now: dependencies.now(),
        address,
        device: lmsDeviceOf(context, origin),
        origin,
      };
      const result = await answerOperation(operations.get(operation), call, authorization);
      features.outbox?.wake();
      outcome = outcomeOf(result);
      if (operation === "sessionEnd") context.header("Clear-Site-Data", '"cache"');
      const reply = writeAnswer(operation, answerShape(operation), result);
      return context.body(reply, 200, { "Content-Type": XML_CONTENT_TYPE });
    } catch (error) {
      if (error instanceof UnreadableRequest) {
        outcome = "invalid";
        return context.text(error.message, 400);
      }
      logFailure(error);
      return context.text("The back end failed.", 500);
    } finally {
      const seconds = (performance.now() - start) / 1_000;
      if (operation !== undefined) metrics.observe(operation, outcome, seconds);
      logCall(dependencies, { requestId: req.header("x-ebok-request"), operation, outcome, seconds });
    }
  };
}
