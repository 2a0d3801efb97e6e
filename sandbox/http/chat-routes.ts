import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { CHAT_ERRORS, COMING_FAULTS, SUDDEN_FAULTS, type ChatFault } from "../chat/chat-faults.ts";
import { deskView } from "../chat/desk-view.ts";
import { textIn } from "../chat/frame.ts";
import { chatOf, type ChatSettings } from "../chat/house.ts";
import type { JsonRecord } from "../database/json.ts";
import { bodyOf } from "./request-body.ts";
import type { AppEnv } from "./request-world.ts";

const AGENTS = ["automatic", "desk", "none"] as const;
/** A close code that an application may choose. */
const isCode = (value: unknown): value is number =>
  typeof value === "number" &&
  (value === 1000 ||
    (value >= 1002 && value <= 1003) ||
    (value >= 1007 && value <= 1011) ||
    (value >= 3000 && value <= 4999));
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** The settings that a request asks for; what it does not name stays. */
function settingsFrom(body: JsonRecord, now: ChatSettings): ChatSettings {
  const { perCustomer, perDesk, pace } = body;
  return {
    agents: AGENTS.find((one) => one === body["agents"]) ?? now.agents,
    perCustomer: isCount(perCustomer) ? perCustomer : now.perCustomer,
    perDesk: isCount(perDesk) ? perDesk : now.perDesk,
    pace: typeof pace === "number" && pace >= 0 && pace <= 10 ? pace : now.pace,
  };
}

/** The fault that a request asks for, or what is wrong with it. */
function faultFrom({ name, times = 1, delay = 8_000, on = "start" }: JsonRecord): ChatFault | string {
  const known = [...COMING_FAULTS, ...CHAT_ERRORS].find((one) => one === name);
  if (known === undefined) return `name: ${[...SUDDEN_FAULTS, ...COMING_FAULTS, ...CHAT_ERRORS].join(", ")}`;
  if (times !== "always" && !(isCount(times) && times > 0)) return "times: 1, n or always";
  if (!isCount(delay)) return "delay: milliseconds";
  return on === "start" || on === "handOver" ? { name: known, times, delay, on } : "on: start or handOver";
}

/** `/sandbox/api/chat`: what steers a world's chat, and what the desk of consultants is made of. */
export function chatRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", (context) => {
    const house = chatOf(context.get("world"));
    return context.json({ settings: house.settings, ...deskView(house, context.req.query("chat")) });
  });
  routes.post("/", async (context) => {
    const house = chatOf(context.get("world"));
    house.settings = settingsFrom(await bodyOf(context.req.raw), house.settings);
    house.act(() => house.desk.callNext());
    return context.json(house.settings);
  });
  routes.get("/faults", (context) => context.json(chatOf(context.get("world")).faults.list()));
  routes.post("/faults", async (context) => {
    const house = chatOf(context.get("world"));
    const body = await bodyOf(context.req.raw);
    const sudden = SUDDEN_FAULTS.find((one) => one === body["name"]);
    if (sudden !== undefined) {
      house.upset(sudden, isCode(body["code"]) ? body["code"] : 1011);
      return context.json(house.faults.list());
    }
    const fault = faultFrom(body);
    if (typeof fault === "string") return context.json({ error: fault }, 400);
    house.faults.add(fault);
    return context.json(house.faults.list());
  });
  routes.delete("/faults", (context) => {
    const house = chatOf(context.get("world"));
    house.faults.clear();
    house.upset("thaw", 0);
    return context.json([]);
  });
  routes.get("/events", (context) => {
    const { desk } = chatOf(context.get("world"));
    return streamSSE(context, async (stream) => {
      const leave = desk.sit(() => void stream.writeSSE({ event: "changed", data: "" }));
      const left = new Promise<void>((over) => stream.onAbort(over));
      await stream.writeSSE({ event: "changed", data: "" });
      await left;
      leave();
    });
  });
  routes.post("/:chat/:action", async (context) => {
    const house = chatOf(context.get("world"));
    const { chat, action } = context.req.param();
    const body = await bodyOf(context.req.raw);
    const agentName = textIn(body, "agentName").trim().slice(0, 40) || "Konsultant";
    const said = {
      message: textIn(body, "message").trim().slice(0, 4_000),
      url: textIn(body, "url").trim().slice(0, 2_000),
    };
    const isDone = house.act(() => {
      switch (action) {
        case "take":
          return house.desk.take(chat, agentName);
        case "type":
          return house.desk.type(chat);
        case "say":
          return house.desk.say(chat, said);
        case "link":
          return house.desk.say(chat, { ...said, type: "URL_MESSAGE" });
        case "picture":
          return house.desk.say(chat, { ...said, type: "IMG_MESSAGE" });
        case "end":
          return house.desk.end(chat);
        default:
          return false;
      }
    });
    return context.json({ done: isDone }, isDone ? 200 : 409);
  });
  return routes;
}
