import { Hono } from "hono";
import { findPerson } from "../contexts/login.repository.ts";
import { startedSession } from "../contexts/login.operations.ts";
import { outboxOf } from "../contexts/outbox.ts";
import { authenticatorsOf } from "../contexts/second-factor.repository.ts";
import { reachRouter } from "../contexts/wifi.operations.ts";
import { keptReports } from "../contexts/tracking.ts";
import type { JsonRecord } from "../database/json.ts";
import { inTransaction } from "../database/open.ts";
import { demoCustomers } from "../demo/customers.ts";
import { codeAt } from "../pages/authenticators.ts";
import { chatOf } from "../chat/house.ts";
import { chatRoutes } from "./chat-routes.ts";
import { choiceFrom } from "./configuration-request.ts";
import { faultFrom } from "./fault-request.ts";
import { bodyOf } from "./request-body.ts";
import type { AppEnv } from "./request-world.ts";

/** A session in the form that the portal keeps it (UserSession). */
function keptSession(started: JsonRecord): JsonRecord {
  const { sessionId, userId, contextId, contexts, cooperative, b2b, crmUser, ebokUser, wifiUser } = started;
  return {
    isLogged: true,
    sessionId,
    userId,
    currentContext: contextId,
    contexts,
    cooperative,
    b2b,
    crmUser,
    access: { ebok: ebokUser, wifi: wifiUser },
  };
}

/** `/sandbox/api`: what tests and the page for people steer a world with. JSON in and out. */
export function apiRoutes(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  api.get("/customers", (context) => context.json(demoCustomers(context.get("world").db)));
  api.get("/outbox", (context) => context.json(outboxOf(context.get("world").db)));
  api.get("/authenticators", (context) => {
    const world = context.get("world");
    return context.json(
      authenticatorsOf(world.db).map(({ login, secret }) => ({ login, code: codeAt(secret, world.now()) })),
    );
  });
  api.get("/calls", (context) => context.json(context.get("world").calls.list(context.req.query("operation"))));
  api.delete("/calls", (context) => {
    context.get("world").calls.clear();
    return context.json([]);
  });
  api.get("/reports", (context) => context.json(keptReports(context.get("world").db, context.req.query("path"))));
  api.post("/reset", async (context) => {
    const { now } = await bodyOf(context.req.raw);
    const instant = typeof now === "string" ? Date.parse(now) : typeof now === "number" ? now : Number.NaN;
    const world = context.get("world");
    world.reset(Number.isNaN(instant) ? undefined : instant);
    chatOf(world).reset();
    return context.json({ now: world.now(), today: world.today() });
  });
  api.get("/configuration", (context) => context.json(context.get("world").configuration));
  api.post("/configuration", async (context) => {
    const choice = choiceFrom(await bodyOf(context.req.raw));
    if (typeof choice === "string") return context.json({ error: choice }, 400);
    const world = context.get("world");
    world.choice = choice;
    return context.json(world.configuration);
  });
  api.get("/faults", (context) => context.json(context.get("world").faults.list()));
  api.post("/faults", async (context) => {
    const fault = faultFrom(await bodyOf(context.req.raw));
    if (typeof fault === "string") return context.json({ error: fault }, 400);
    const { faults } = context.get("world");
    faults.add(fault);
    return context.json(faults.list());
  });
  api.delete("/faults", (context) => {
    context.get("world").faults.clear();
    chatOf(context.get("world")).faults.clear();
    return context.json([]);
  });
  api.get("/clock", (context) => {
    const world = context.get("world");
    return context.json({ now: world.now(), today: world.today(), offsetMs: world.offsetMs });
  });
  api.post("/clock", async (context) => {
    const { offsetMs, advanceMs } = await bodyOf(context.req.raw);
    const world = context.get("world");
    const wanted =
      typeof offsetMs === "number" ? offsetMs : typeof advanceMs === "number" ? world.offsetMs + advanceMs : undefined;
    if (wanted === undefined || !Number.isFinite(wanted))
      return context.json({ error: "offsetMs or advanceMs is expected, in ms" }, 400);
    world.moveTo(wanted);
    return context.json({ now: world.now(), today: world.today(), offsetMs: world.offsetMs });
  });
  api.post("/routers", async (context) => {
    const { serviceKey, online } = await bodyOf(context.req.raw);
    if (typeof serviceKey !== "string" || typeof online !== "boolean")
      return context.json({ error: "serviceKey and online are expected" }, 400);
    const world = context.get("world");
    return reachRouter(world, serviceKey, online)
      ? context.json({ serviceKey, online })
      : context.json({ error: "nobody who has been here has this router" }, 404);
  });
  api.post("/session", async (context) => {
    const { login } = await bodyOf(context.req.raw);
    const world = context.get("world");
    const person = typeof login === "string" ? findPerson(world.db, login) : undefined;
    if (person === undefined) return context.json({ error: "nobody has this login" }, 404);
    return context.json(keptSession(inTransaction(world.db, () => startedSession(world, person))));
  });
  api.route("/chat", chatRoutes());
  api.all("*", (context) => context.json({ error: "no such endpoint" }, 404));
  return api;
}
