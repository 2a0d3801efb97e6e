import { Hono } from "hono";
import { findPerson } from "../contexts/login.repository.ts";
import { createSession } from "../contexts/login.operations.ts";
import { answerDueStatements } from "../contexts/answer-due-statements.ts";
import { outboxOf } from "../contexts/outbox.ts";
import { authenticatorsOf } from "../contexts/second-factor.repository.ts";
import { confirmSession } from "../contexts/session.repository.ts";
import { setRouterReachable } from "../contexts/wifi.operations.ts";
import { findReports } from "../contexts/tracking.ts";
import { inTransaction } from "../database/open-database.ts";
import { demoCustomers } from "../demo/customers.ts";
import { codeAt } from "../pages/authenticators.ts";
import { chatServerOf } from "../chat/chat-server.ts";
import { deviceNameOf } from "#kit/http/device-name-of.ts";
import { chatRoutes } from "./chat-routes.ts";
import { parseConfigurationChoice } from "./parse-configuration-choice.ts";
import { parseFault } from "./parse-fault.ts";
import { readJsonBody } from "./read-json-body.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Routes of `/sandbox/api`, with which tests and the sandbox page control a tenant. JSON in and out. */
export function apiRoutes(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  api.get("/customers", (context) => context.json(demoCustomers(context.get("tenant").db)));
  api.get("/outbox", (context) => {
    const tenant = context.get("tenant");
    answerDueStatements(tenant);
    return context.json(outboxOf(tenant.db));
  });
  api.get("/authenticators", (context) => {
    const tenant = context.get("tenant");
    return context.json(
      authenticatorsOf(tenant.db).map(({ login, secret }) => ({ login, code: codeAt(secret, tenant.now()) })),
    );
  });
  api.get("/calls", (context) => context.json(context.get("tenant").calls.list(context.req.query("operation"))));
  api.delete("/calls", (context) => {
    context.get("tenant").calls.clear();
    return context.json([]);
  });
  api.get("/reports", (context) => context.json(findReports(context.get("tenant").db, context.req.query("path"))));
  api.post("/reset", async (context) => {
    const { now } = await readJsonBody(context.req.raw);
    const instant = typeof now === "string" ? Date.parse(now) : typeof now === "number" ? now : Number.NaN;
    const tenant = context.get("tenant");
    tenant.reset(Number.isNaN(instant) ? undefined : instant);
    chatServerOf(tenant).reset();
    return context.json({ now: tenant.now(), today: tenant.today() });
  });
  api.get("/configuration", (context) => context.json(context.get("tenant").configuration));
  api.post("/configuration", async (context) => {
    const choice = parseConfigurationChoice(await readJsonBody(context.req.raw));
    if (typeof choice === "string") return context.json({ error: choice }, 400);
    const tenant = context.get("tenant");
    tenant.choice = choice;
    return context.json(tenant.configuration);
  });
  api.post("/diagnostics", async (context) => {
    const { on } = await readJsonBody(context.req.raw);
    const tenant = context.get("tenant");
    tenant.choice = { ...tenant.choice, diagnostics: on === true };
    return context.json({ on: on === true });
  });
  api.get("/faults", (context) => context.json(context.get("tenant").faults.list()));
  api.post("/faults", async (context) => {
    const fault = parseFault(await readJsonBody(context.req.raw));
    if (typeof fault === "string") return context.json({ error: fault }, 400);
    const { faults } = context.get("tenant");
    faults.add(fault);
    return context.json(faults.list());
  });
  api.delete("/faults", (context) => {
    context.get("tenant").faults.clear();
    chatServerOf(context.get("tenant")).faults.clear();
    return context.json([]);
  });
  api.get("/clock", (context) => {
    const tenant = context.get("tenant");
    return context.json({ now: tenant.now(), today: tenant.today(), offsetMs: tenant.offsetMs });
  });
  api.post("/clock", async (context) => {
    const { offsetMs, advanceMs } = await readJsonBody(context.req.raw);
    const tenant = context.get("tenant");
    const wanted =
      typeof offsetMs === "number" ? offsetMs : typeof advanceMs === "number" ? tenant.offsetMs + advanceMs : undefined;
    if (wanted === undefined || !Number.isFinite(wanted))
      return context.json({ error: "offsetMs or advanceMs is expected, in ms" }, 400);
    tenant.setClockOffset(wanted);
    return context.json({ now: tenant.now(), today: tenant.today(), offsetMs: tenant.offsetMs });
  });
  api.post("/routers", async (context) => {
    const { serviceKey, online } = await readJsonBody(context.req.raw);
    if (typeof serviceKey !== "string" || typeof online !== "boolean")
      return context.json({ error: "serviceKey and online are expected" }, 400);
    const tenant = context.get("tenant");
    return setRouterReachable(tenant, serviceKey, online)
      ? context.json({ serviceKey, online })
      : context.json({ error: "no seeded account has this router" }, 404);
  });
  api.post("/session", async (context) => {
    const { login, confirmed } = await readJsonBody(context.req.raw);
    const tenant = context.get("tenant");
    const person = typeof login === "string" ? findPerson(tenant.db, login) : undefined;
    if (person === undefined) return context.json({ error: "the login does not exist" }, 404);
    const session = inTransaction(tenant.db, () =>
      createSession(tenant, person, {
        channel: "BROWSER",
        device: deviceNameOf(context.req.header("user-agent") ?? ""),
      }),
    );
    // As after a confirmation of the identity, so that a test of a sensitive write does not begin with a password.
    if (confirmed !== false) confirmSession(tenant.db, session.sessionId, tenant.now());
    return context.json(session);
  });
  api.route("/chat", chatRoutes());
  api.all("*", (context) => context.json({ error: "no such endpoint" }, 404));
  return api;
}
