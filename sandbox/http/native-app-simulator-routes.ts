import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { Hono } from "hono";
import { NATIVE_APP_SIMULATOR_POLICY, renderNativeAppSimulatorPage } from "../pages/native-app-simulator-page.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Scripts of the simulator, served with their types stripped. */
const SCRIPTS: ReadonlySet<string> = new Set(["simulator.ts", "phone.ts", "der.ts"]);

/** Routes of `/wrapper`: a simulator of the native app (docs/contract/native-bridge.md), for people and tests. */
export function nativeAppSimulatorRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/wrapper", (context) => {
    context.header("Content-Security-Policy", NATIVE_APP_SIMULATOR_POLICY);
    context.header("Cache-Control", "no-store");
    return context.html(renderNativeAppSimulatorPage());
  });
  routes.get("/sandbox/wrapper/:name", async (context) => {
    const name = context.req.param("name");
    if (!SCRIPTS.has(name)) return context.notFound();
    context.header("Content-Type", "text/javascript; charset=utf-8");
    context.header("Cache-Control", "no-cache");
    return context.body(
      stripTypeScriptTypes(await readFile(new URL(`../native-app-simulator/${name}`, import.meta.url), "utf8")),
    );
  });
  return routes;
}
