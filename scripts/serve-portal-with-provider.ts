import { createServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { isOperationName } from "#adapters/soap/operations.ts";
import type { Configuration, ProviderProfile } from "#domain/configuration/index.ts";
import { configurationFor } from "#sandbox/configuration/configuration.ts";
import { portalFiles } from "#sandbox/http/portal-files.ts";
import type { AppEnv } from "#sandbox/http/request-tenant.ts";
import { securityHeaders } from "#sandbox/http/security-headers.ts";
import { CSP_REPORTS } from "../deploy/security-headers.ts";

interface PortalOptions {
  /** Address of the provider's service, which need not be on the portal's origin. */
  readonly service: string;
  readonly profile: ProviderProfile;
  /** Exceptions of the profile, by the names of operations. */
  readonly supports?: readonly string[];
  readonly lacks?: readonly string[];
  readonly port: number;
  /** Folder of the built portal. */
  readonly portal: string;
  /** Path of the provider's files below its origin, without a trailing slash. */
  readonly files?: string;
  /** Hosts of payment pages, with their ports. */
  readonly paymentHosts?: readonly string[];
}

/** Portal that is served in front of a provider. */
export interface ServedPortalWithProvider {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers of a call that the provider receives. */
const FORWARDED = ["authorization", "content-type", "cookie", "soapaction", "x-ebok-fingerprint", "x-ebok-request"];

async function forwardCall(context: Context<AppEnv>, service: string): Promise<Response> {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const body = await context.req.arrayBuffer();
  try {
    const answer = await fetch(service, { method: "POST", headers, body, redirect: "manual" });
    const type = answer.headers.get("content-type");
    if (type !== null) context.header("Content-Type", type);
    for (const cookie of answer.headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
    const content = await answer.arrayBuffer();
    // A status such as 204 allows no body, not even an empty one.
    return new Response(content.byteLength === 0 ? null : content, {
      status: answer.status,
      headers: context.res.headers,
    });
  } catch {
    return context.text(`${service} does not respond.`, 502);
  }
}

/** Headers of a file that the browser receives. */
const OF_FILES = ["content-type", "content-disposition", "cache-control"];

async function forwardFile(context: Context<AppEnv>, service: string): Promise<Response> {
  const answer = await fetch(new URL(context.req.path, service), { method: context.req.method, redirect: "manual" });
  for (const name of OF_FILES) {
    const value = answer.headers.get(name);
    if (value !== null) context.header(name, value);
  }
  return context.body(new Uint8Array(await answer.arrayBuffer()), answer.status === 200 ? 200 : 410);
}

/**
 * Serves the built portal with the demo's brand and forwards the calls of the service to a provider, as an operator's
 * nginx does. The chat is turned off, because its socket is not forwarded; reports and events are dropped.
 */
export async function servePortalWithProvider(options: PortalOptions): Promise<ServedPortalWithProvider> {
  const { service, profile, port, portal, files, supports, lacks, paymentHosts } = options;
  const demo = configurationFor({ brand: "wiazka" });
  const configuration: Configuration = {
    ...demo,
    provider: {
      ...demo.provider,
      profile,
      ...(supports && { supports: supports.filter(isOperationName) }),
      ...(lacks && { lacks: lacks.filter(isOperationName) }),
    },
    features: { ...demo.features, chat: false },
    ...(paymentHosts && { hosts: { ...demo.hosts, payment: paymentHosts } }),
  };
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    for (const [name, value] of securityHeaders({ configuration })) context.header(name, value);
    await next();
  });
  app.get("/config.json", (context) => context.json(configuration));
  app.post("/service", (context) => forwardCall(context, service));
  if (files !== undefined) app.get(`${files}/*`, (context) => forwardFile(context, service));
  app.on("POST", ["/trackingTest", "/analyticsEvent", CSP_REPORTS], (context) => context.body(null, 204));
  app.get("*", portalFiles(resolve(portal)));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => started());
  });
  const address = server.address();
  const usedPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://localhost:${usedPort}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
