import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { RELEASE_CACHE } from "#adapters/browser/release-cache.ts";
import { isPortalPage } from "./is-portal-page.ts";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { storeFiles } from "./store-files.ts";
import { StoredConfiguration } from "./stored-configuration.ts";

declare const self: ServiceWorkerGlobalScope;

/** Install event of a browser that can answer requests from a cache without starting the worker. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes(rule: {
    readonly condition: { readonly urlPattern: string; readonly requestMethod: string };
    readonly source: { readonly cacheName: string };
  }): Promise<void>;
}

const canRoute = (event: ExtendableEvent): event is RoutingInstallEvent => "addRoutes" in event;

const PAGE = "/index.html";
const CONFIGURATION = "/config.json";

/** Files of one release. The step that installs the page writes their list into this script (deploy/page). */
const files = new PrecacheController({ cacheName: RELEASE_CACHE });
files.addToCacheList(self.__WB_MANIFEST);

self.addEventListener("install", (event) => {
  event.waitUntil(storeFiles(files, event, CONFIGURATION));
  // Code of any release: a request for a file that is not stored goes to the network.
  if (canRoute(event))
    void event.addRoutes({
      condition: { urlPattern: "/assets/*", requestMethod: "GET" },
      source: { cacheName: files.strategy.cacheName },
    });
  void self.skipWaiting();
});

// Also pages of the first visit, so that they work without a network from now on.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Sends a page the release that the next page would have.
self.addEventListener("message", ({ ports: [port] }) => {
  const { searchParams } = new URL(files.getCacheKeyForURL(PAGE) ?? location.href);
  port?.postMessage(searchParams.get("__WB_REVISION__"));
});

/**
 * Removes the files of former releases when no page of them is open, because open pages load the rest of their code
 * from there; and not while a newer release is being stored.
 */
async function removeFormerReleases(event: ExtendableEvent, opening: readonly string[]): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.every(({ id }) => opening.includes(id))) await files.activate(event);
}

async function openPage(event: ExtendableEvent): Promise<Response> {
  if (event instanceof FetchEvent)
    event.waitUntil(removeFormerReleases(event, [event.clientId, event.resultingClientId]));
  try {
    return (await files.matchPrecache(PAGE)) ?? (await fetch(PAGE));
  } catch {
    return new Response(OFFLINE_PAGE, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

function registerConfiguration(configuration: StoredConfiguration): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIGURATION,
    ({ request, event }) => configuration.respond(request, (work) => event.waitUntil(work)),
  );
}

// Only what is listed here is answered. Calls of the service, documents, downloads and other hosts reach the network as
// without this worker, and nothing of them is stored (SW-04).
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPortalPage(url.pathname),
  ({ event }) => openPage(event),
);
registerConfiguration(
  new StoredConfiguration({
    files,
    page: PAGE,
    openCache: () => caches.open(files.strategy.cacheName),
    fetch: (input, init) => fetch(input, init),
  }),
);
registerRoute(
  ({ url }) => files.getCacheKeyForURL(url.href) !== undefined,
  (options) => {
    const cacheKey = files.getCacheKeyForURL(options.request.url);
    return files.strategy.handle({ ...options, ...(cacheKey === undefined ? {} : { params: { cacheKey } }) });
  },
);
// Code of a former release, for its open pages.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);
