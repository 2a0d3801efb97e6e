import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { oncePerIntent } from "../contexts/once-per-intent.ts";
import type { Call, Device, Operation } from "../contexts/operation.ts";
import { operationNamed } from "../contexts/operations.ts";
import { findSession, renewSession, type ServerSession } from "../contexts/session.repository.ts";
import type { JsonRecord } from "../database/json.ts";
import { fingerprintOf, sameText } from "../wire/fingerprint.ts";
import { readRequest, UnreadableRequest } from "../wire/reader.ts";
import { answerShape } from "../wire/answer-shapes.ts";
import { writeAnswer } from "../wire/writer.ts";
import type { World } from "../world/world.ts";
import { deviceName } from "./device-name.ts";
import { brokenReply, faultyResult, waitFor } from "./fault-reply.ts";
import type { AppEnv } from "./request-world.ts";

const XML = "text/xml; charset=utf-8";

/** Does what the operation does. That a write has one effect is seen to here, for all of them. */
function carriedOut(
  { effect }: Operation,
  { world, request }: Call,
  account: string,
  handle: () => JsonRecord,
): JsonRecord {
  return effect === "by-intent" ? oncePerIntent(world, account, request, handle) : handle();
}

function answerWith(operation: Operation, call: Call, session: ServerSession | undefined): JsonRecord {
  const { world } = call;
  switch (operation.session) {
    case "none":
      return carriedOut(operation, call, "", () => operation.handle(call));
    case "asked":
      return carriedOut(operation, call, session?.account ?? "", () => operation.handle(call, session));
    case "required": {
      if (session === undefined) return { sessionError: true };
      world.ensure(session.account);
      const answer = carriedOut(operation, call, session.account, () => operation.handle(call, session));
      operation.goesWith?.(call, session, answer);
      renewSession(world.db, session, world.now());
      return answer;
    }
  }
}

/** The session that the request proves: the element and the bearer must say the same. */
function provenSession(world: World, sessionId: string, bearer: string | undefined): ServerSession | undefined {
  if (sessionId === "" || bearer === undefined || !sameText(bearer, `Bearer ${sessionId}`)) return undefined;
  return findSession(world.db, sessionId, world.now());
}

/** What `read` gives, or why the request that it reads is none of this contract. */
function readable<Value>(read: () => Value): Value | UnreadableRequest {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableRequest) return error;
    throw error;
  }
}

/** Where the customer's browser sees this server: a proxy in front may speak TLS where the sandbox does not. */
function originOf(context: Context<AppEnv>): string {
  const { protocol, host } = new URL(context.req.url);
  return `${context.req.header("x-forwarded-proto") === "https" ? "https:" : protocol}//${host}`;
}

const DEVICE_COOKIE = "ebok.device";
/** Every cookie lives six months (NAV-15). */
const COOKIE_SECONDS = 180 * 24 * 3600;

/** The device that asks. Its token is for this server alone: no script reads it, and no other site sends it. */
function deviceOf(context: Context<AppEnv>): Device {
  return {
    get token() {
      return getCookie(context, DEVICE_COOKIE);
    },
    name: deviceName(context.req.header("user-agent") ?? ""),
    keep: (token) =>
      setCookie(context, DEVICE_COOKIE, token, {
        httpOnly: true,
        sameSite: "Strict",
        secure: originOf(context).startsWith("https:"),
        path: "/",
        maxAge: COOKIE_SECONDS,
      }),
  };
}

/** `POST /service`: one operation of the contract, answered from the world's database, or spoiled by a fault. */
export async function serviceRoute(context: Context<AppEnv>): Promise<Response> {
  const world = context.get("world");
  const body = await context.req.text();
  const request = readable(() => readRequest(body));
  if (request instanceof UnreadableRequest) return context.text(request.message, 400);
  const operation = operationNamed(request.operation);
  if (operation === undefined) return context.text(`${request.operation} is no operation of this contract`, 400);

  const sessionId = operation.session === "none" ? "" : request.text("sessionId");
  const bearer = context.req.header("authorization");
  const fingerprint = context.req.header("x-ebok-fingerprint");
  const fingerprintOk = fingerprint !== undefined && sameText(fingerprint, fingerprintOf(request.operation, sessionId));
  const fault = world.faults.take(request.operation);
  const record = (httpStatus: number, reply: string): void =>
    world.calls.add({
      operation: request.operation,
      at: new Date(world.now()).toISOString(),
      world: world.name,
      intentId: request.text("intentId") || undefined,
      fingerprint,
      fingerprintOk,
      bearerOk: operation.session === "none" || (bearer !== undefined && sameText(bearer, `Bearer ${sessionId}`)),
      httpStatus,
      request: body,
      reply,
      fault: fault?.effect.kind,
    });

  await waitFor(fault);
  if (!fingerprintOk) {
    record(400, "");
    return context.text("X-Ebok-Fingerprint is missing or wrong", 400);
  }
  const spoiled = faultyResult(fault);
  const session = provenSession(world, sessionId, bearer);
  const result =
    spoiled ??
    readable(() =>
      answerWith(operation, { world, request, origin: originOf(context), device: deviceOf(context) }, session),
    );
  if (result instanceof UnreadableRequest) {
    record(400, "");
    return context.text(result.message, 400);
  }
  const reply = writeAnswer(request.operation, answerShape(request.operation), result);
  const broken = brokenReply(context, fault, reply);
  if (broken !== undefined) {
    record(broken.status, reply);
    return broken;
  }
  record(200, reply);
  return context.body(reply, 200, { "Content-Type": XML, "Cache-Control": "no-store" });
}
