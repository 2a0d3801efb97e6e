import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { JsonRecord } from "#kit/json.ts";
import { XML_CONTENT_TYPE } from "#kit/http/service-answer.ts";
import { alterReply } from "../wire/alter-reply.ts";
import type { InjectedFault } from "../tenants/fault-list.ts";
import { dateHeader } from "./name-service-time.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Waits for the delay of the fault, if any. */
export async function delayByFault(fault: InjectedFault | undefined): Promise<void> {
  if (fault?.delay !== undefined && fault.delay > 0) await wait(fault.delay);
}

/**
 * Returns the result with which the fault replaces the operation, which is then not executed; `undefined` otherwise.
 */
export function injectedResultOf(fault: InjectedFault | undefined): JsonRecord | undefined {
  switch (fault?.effect.kind) {
    case "flag":
      return { [fault.effect.flag]: true, errorMessage: fault.effect.errorMessage };
    case "errorMessage":
      return { errorMessage: fault.effect.errorMessage };
    case "none":
    case "drop":
    case "reset":
    case "silence":
    case "status":
    case "body":
    case "cutOff":
    case "altered":
    case undefined:
      return undefined;
  }
}

/**
 * Returns the response that the fault makes of `reply`; `undefined` if it changes nothing. The operation has
 * been executed by then, as with a response that was lost on the way.
 */
export function createFaultyReply(
  context: Context<AppEnv>,
  fault: InjectedFault | undefined,
  reply: string,
): Response | undefined {
  const effect = fault?.effect;
  switch (effect?.kind) {
    case "drop":
      context.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case "reset":
      context.env.incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    // The client disconnects in the end.
    case "silence":
      return RESPONSE_ALREADY_SENT;
    case "cutOff": {
      const bytes = Buffer.from(reply, "utf8");
      const { outgoing } = context.env;
      outgoing.writeHead(200, {
        "Content-Type": XML_CONTENT_TYPE,
        "Content-Length": bytes.length,
        ...dateHeader(context.get("tenant")),
      });
      const end = effect.at === "middle" ? Math.floor(bytes.length / 2) : effect.at;
      outgoing.write(bytes.subarray(0, end), () => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    }
    case "status":
      return new Response("", { status: effect.status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
    case "body":
      return new Response(effect.body, { status: effect.status, headers: { "Content-Type": effect.contentType } });
    case "altered":
      return new Response(alterReply(effect.how, reply), { headers: { "Content-Type": XML_CONTENT_TYPE } });
    case "none":
    case "flag":
    case "errorMessage":
    case undefined:
      return undefined;
  }
}
