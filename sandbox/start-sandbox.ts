import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { BrandName } from "./configuration/configuration.ts";
import { createSandboxApp } from "./http/app.ts";
import { knownHosts } from "./http/request-source.ts";
import { attachChatSocket } from "./http/chat-socket.ts";
import type { Tenant } from "./tenants/tenant.ts";
import { Tenants } from "./tenants/tenants.ts";

export interface SandboxOptions {
  /** Port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** Database of the default tenant: a file, or `:memory:` (the default). */
  readonly database?: string;
  /** Folder of the built portal, `dist` by default. It may be missing. */
  readonly portal?: string;
  /** Folder of the built component gallery, `dist-gallery` by default. It may be missing. */
  readonly gallery?: string;
  /** Operator of the portal, `wiazka` by default. */
  readonly brand?: BrandName;
  /** Host to listen on; `127.0.0.1` by default, so that other machines have no access. */
  readonly host?: string;
  /** Further host names, such as that of a proxy in front. */
  readonly names?: readonly string[];
}

export interface RunningSandbox {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Returns the provider of that name. Tests of this process change data in it that no operation changes. */
  tenant(name: string): Tenant;
  /** Ends every connection and closes the databases. */
  close(): Promise<void>;
}

/** Time that an idle connection stays open, ms. After Node's five seconds a slow client may send into a closing one. */
const KEEP_ALIVE_MS = 120_000;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the server does not listen on a port");
  return address.port;
}

/** Starts the sandbox. Rejects with `EADDRINUSE` if the port is taken, and if the database cannot be opened. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const host = options.host ?? "127.0.0.1";
  const tenants = new Tenants(options.database ?? ":memory:", options.brand);
  const isKnownHost = knownHosts([host, ...(options.names ?? [])]);
  const app = createSandboxApp(
    tenants,
    resolve(options.portal ?? "dist"),
    resolve(options.gallery ?? "dist-gallery"),
    isKnownHost,
  );
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.on("upgrade", ({ headers }: IncomingMessage, socket: Duplex) => {
    if (!isKnownHost(headers.host)) socket.destroy();
  });
  const closeSockets = attachChatSocket(server, tenants);
  try {
    await new Promise<void>((started, failed) => {
      server.once("error", failed);
      server.listen(options.port ?? 0, host, () => started());
    });
  } catch (error) {
    tenants.close();
    throw error;
  }
  const port = portOf(server.address());
  tenants.frameHost = `localhost:${port}`;
  return {
    url: `http://${host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`,
    port,
    tenant: (name) => tenants.named(name),
    close: async () => {
      closeSockets();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
      tenants.close();
    },
  };
}
