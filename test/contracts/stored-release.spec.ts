// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { RELEASE_CACHE } from "#adapters/browser/release-cache.ts";
import {
  ServiceWorkerStoredReleaseAdapter,
  type WorkerPage,
} from "#adapters/browser/service-worker-stored-release.adapter.ts";
import { RELEASE_MARK } from "../../deploy/page/release-files.ts";
import { fakeStoredRelease } from "#test/fakes/fake-stored-release.ts";
import { storedReleasePortContract } from "./stored-release-port.contract.ts";

storedReleasePortContract("fake", fakeStoredRelease);

type UsedWorker = EventTarget & { readonly scriptURL: string; state: ServiceWorkerState };

const PORTAL_WORKER = "https://ebok.example/sw.js";

const workerOf = (scriptURL: string, state: ServiceWorkerState): UsedWorker =>
  Object.assign(new EventTarget(), { scriptURL, state });

/** Browser whose worker stores one release in one cache. `deploy/page` writes the element with the release. */
function browser() {
  let stored: string | undefined;
  const changes = new EventTarget();
  const update = vi.fn<() => Promise<ServiceWorkerRegistration>>();
  const workers: { installing: UsedWorker | null } = { installing: null };
  const foreign = {
    installing: null,
    waiting: null,
    active: workerOf("https://ebok.example/forum/worker.js", "activated"),
    update: vi.fn<() => Promise<ServiceWorkerRegistration>>(),
    unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  };
  const registration = {
    waiting: null,
    active: workerOf(PORTAL_WORKER, "activated"),
    update,
    get installing() {
      return workers.installing;
    },
    unregister() {
      stored = undefined;
      return Promise.resolve(true);
    },
  };
  const time = { now: 0 };
  const serviceWorker = {
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
    get controller() {
      return stored === undefined
        ? null
        : {
            postMessage: (_message: string, [port]: Transferable[]) => {
              if (port instanceof MessagePort) port.postMessage(stored);
            },
          };
    },
    register: vi.fn<(script: string) => Promise<void>>(() => Promise.resolve(void (stored ??= "1"))),
    getRegistrations: () => Promise.resolve(stored === undefined ? [foreign] : [foreign, registration]),
  };
  const deleted: string[] = [];
  const pageOf = (release: string | undefined): WorkerPage & { readonly document: Document } => {
    const document = window.document.implementation.createHTMLDocument();
    if (release !== undefined) document.head.innerHTML = `<meta name="${RELEASE_MARK}" content="${release}">`;
    return {
      document: Object.defineProperty(document, "visibilityState", { value: "visible" }),
      caches: {
        keys: () => Promise.resolve(["forum-files", RELEASE_CACHE]),
        delete: (name) => Promise.resolve(deleted.push(name) > 0),
      },
      performance: { now: () => time.now },
      navigator: { serviceWorker },
    };
  };
  return {
    serviceWorker,
    foreign,
    update,
    workers,
    time,
    deleted,
    pageOf,
    stored: () => stored,
    open: () => new ServiceWorkerStoredReleaseAdapter(pageOf(stored ?? "1"), "/sw.js"),
    release(id: string) {
      stored = id;
      changes.dispatchEvent(new Event("controllerchange"));
    },
  };
}

storedReleasePortContract("service worker", browser);

it("(part of SW-06) removes the portal's cache and worker, and no others of the origin", async () => {
  const { open, deleted, foreign, stored } = browser();
  await open().store();
  await open().remove();
  expect([deleted, stored()]).toEqual([[RELEASE_CACHE], undefined]);
  expect(foreign.unregister).not.toHaveBeenCalled();
});

it("(part of SW-07) names the cache of the worker in the script that removes it", () => {
  expect(readFileSync("public/sw.js", "utf8")).toContain(`name.startsWith("${RELEASE_CACHE}")`);
});

it("(part of SW-01) registers no worker for a page without a release", async () => {
  const { pageOf, serviceWorker } = browser();
  const release = new ServiceWorkerStoredReleaseAdapter(pageOf(undefined), "/sw.js");
  expect(release.canStore).toBe(false);
  await release.store();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

it("(part of SW-01) resolves when the browser refuses the worker, and in one without support", async () => {
  const { pageOf, serviceWorker } = browser();
  serviceWorker.register.mockRejectedValue(new DOMException("denied", "SecurityError"));
  const page = pageOf("1");
  await expect(new ServiceWorkerStoredReleaseAdapter(page, "/sw.js").store()).resolves.toBeUndefined();
  const old = new ServiceWorkerStoredReleaseAdapter({ ...page, navigator: {} }, "/sw.js");
  expect(old.canStore).toBe(false);
  old.follow()();
  await expect(Promise.all([old.store(), old.remove()])).resolves.toEqual([undefined, undefined]);
});

it("(part of SW-08) looks for a new release when a tab is shown again after an hour", async () => {
  const { pageOf, update, foreign, time, open } = browser();
  await open().store();
  const page = pageOf("1");
  const stop = new ServiceWorkerStoredReleaseAdapter(page, "/sw.js").follow();
  const show = async () => {
    page.document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await show();
  expect(update).not.toHaveBeenCalled();
  time.now = 3_600_000;
  await show();
  await show();
  expect(update).toHaveBeenCalledOnce();
  expect(foreign.update).not.toHaveBeenCalled();
  stop();
});

it("(part of SW-05) waits until another release is in use or failed to install", async () => {
  for (const end of ["activated", "redundant"] as const) {
    const { open, update, workers } = browser();
    const page = open();
    await page.store();
    const worker = workerOf(PORTAL_WORKER, "installing");
    workers.installing = worker;
    const renewed = vi.fn<() => void>();
    void page.renew().then(renewed);
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(renewed).not.toHaveBeenCalled();
    worker.state = end;
    worker.dispatchEvent(new Event("statechange"));
    await vi.waitFor(() => expect(renewed).toHaveBeenCalledOnce());
  }
});
