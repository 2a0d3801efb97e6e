import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { CHAT_ERRORS, QUEUED_FAULTS, IMMEDIATE_FAULTS, type ChatFault } from "../chat/chat-faults.ts";
import { agentPageState } from "../chat/agent-page-state.ts";
import { textIn } from "../chat/chat-frames.ts";
import { chatServerOf, type ChatSettings } from "../chat/chat-server.ts";
import type { JsonRecord } from "#kit/json.ts";
import { readJsonBody } from "./read-json-body.ts";
import type { AppEnv } from "./request-tenant.ts";

const AGENT_MODES = ["automatic", "manual", "none"] as const;
/** Returns true for a close code that an application may use. */
const isCode = (value: unknown): value is number =>
  typeof value === "number" &&
  (value === 1000 ||
    (value >= 1002 && value <= 1003) ||
    (value >= 1007 && value <= 1011) ||
    (value >= 3000 && value <= 4999));
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Returns the requested settings; missing ones keep their value. */
function settingsFrom(body: JsonRecord, now: ChatSettings): ChatSettings {
  const { perCustomer, maxWaiting, pace } = body;
  return {
    agents: AGENT_MODES.find((one) => one === body["agents"]) ?? now.agents,
    perCustomer: isCount(perCustomer) ? perCustomer : now.perCustomer,
    maxWaiting: isCount(maxWaiting) ? maxWaiting : now.maxWaiting,
    pace: typeof pace === "number" && pace >= 0 && pace <= 10 ? pace : now.pace,
  };
}

/** Returns the requested fault, or an error text. */
function parseChatFault({ name, times = 1, delay = 8_000, on = "start" }: JsonRecord): ChatFault | string {
  const known = [...QUEUED_FAULTS, ...CHAT_ERRORS].find((one) => one === name);
  if (known === undefined) return `name: ${[...IMMEDIATE_FAULTS, ...QUEUED_FAULTS, ...CHAT_ERRORS].join(", ")}`;
  if (times !== "always" && !(isCount(times) && times > 0)) return "times: 1, n or always";
  if (!isCount(delay)) return "delay: milliseconds";
  return on === "start" || on === "handOver" ? { name: known, times, delay, on } : "on: start or handOver";
}

/** Routes of `/sandbox/api/chat`, with which tests control a tenant's chat and the agent page works. */
export function chatRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", (context) => {
    const chatServer = chatServerOf(context.get("tenant"));
    return context.json({ settings: chatServer.settings, ...agentPageState(chatServer, context.req.query("chat")) });
  });
  routes.post("/", async (context) => {
    const chatServer = chatServerOf(context.get("tenant"));
    chatServer.settings = settingsFrom(await readJsonBody(context.req.raw), chatServer.settings);
    chatServer.transact(() => chatServer.agentPool.assignNext());
    return context.json(chatServer.settings);
  });
  routes.get("/faults", (context) => context.json(chatServerOf(context.get("tenant")).faults.list()));
  routes.post("/faults", async (context) => {
    const chatServer = chatServerOf(context.get("tenant"));
    const body = await readJsonBody(context.req.raw);
    const immediateFault = IMMEDIATE_FAULTS.find((one) => one === body["name"]);
    if (immediateFault !== undefined) {
      chatServer.applySocketFault(immediateFault, isCode(body["code"]) ? body["code"] : 1011);
      return context.json(chatServer.faults.list());
    }
    const fault = parseChatFault(body);
    if (typeof fault === "string") return context.json({ error: fault }, 400);
    chatServer.faults.add(fault);
    return context.json(chatServer.faults.list());
  });
  routes.delete("/faults", (context) => {
    const chatServer = chatServerOf(context.get("tenant"));
    chatServer.faults.clear();
    chatServer.applySocketFault("thaw", 0);
    return context.json([]);
  });
  routes.get("/events", (context) => {
    const { agentPool } = chatServerOf(context.get("tenant"));
    return streamSSE(context, async (stream) => {
      const leave = agentPool.attachAgent(() => void stream.writeSSE({ event: "changed", data: "" }));
      const left = new Promise<void>((over) => stream.onAbort(over));
      await stream.writeSSE({ event: "changed", data: "" });
      await left;
      leave();
    });
  });
  routes.post("/:chat/:action", async (context) => {
    const chatServer = chatServerOf(context.get("tenant"));
    const { chat, action } = context.req.param();
    const body = await readJsonBody(context.req.raw);
    const agentName = textIn(body, "agentName").trim().slice(0, 40) || "Konsultant";
    const input = {
      message: textIn(body, "message").trim().slice(0, 4_000),
      url: textIn(body, "url").trim().slice(0, 2_000),
    };
    const isDone = chatServer.transact(() => {
      switch (action) {
        case "take":
          return chatServer.agentPool.take(chat, agentName);
        case "type":
          return chatServer.agentPool.type(chat);
        case "say":
          return chatServer.agentPool.postMessage(chat, input);
        case "link":
          return chatServer.agentPool.postMessage(chat, { ...input, type: "URL_MESSAGE" });
        case "picture":
          return chatServer.agentPool.postMessage(chat, { ...input, type: "IMG_MESSAGE" });
        case "end":
          return chatServer.agentPool.end(chat);
        default:
          return false;
      }
    });
    return context.json({ done: isDone }, isDone ? 200 : 409);
  });
  return routes;
}
