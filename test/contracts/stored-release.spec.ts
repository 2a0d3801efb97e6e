// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import {
  ServiceWorkerStoredReleaseAdapter,
  type WorkerPage,
} from "#adapters/browser/service-worker-stored-release.adapter.ts";
import { RELEASE_MARK } from "../../deploy/page/release-files.ts";
import { fakeStoredRelease } from "#test/fakes/fake-stored-release.ts";
import { storedReleasePortContract } from "./stored-release-port.contract.ts";

storedReleasePortContract("fake", fakeStoredRelease);

/** Browser whose worker stores one release in one cache. `deploy/page` writes the element with the release. */
function browser() {
  let stored: string | undefined;
  const changes = new EventTarget();
  const update = vi.fn<() => Promise<ServiceWorkerRegistration>>();
  const registration = {
    update,
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
    getRegistrations: () => Promise.resolve(stored === undefined ? [] : [registration]),
  };
  const deleted: string[] = [];
  const pageOf = (release: string | undefined): WorkerPage & { readonly document: Document } => {
    const document = window.document.implementation.createHTMLDocument();
    if (release !== undefined) document.head.innerHTML = `<meta name="${RELEASE_MARK}" content="${release}">`;
    return {
      document: Object.defineProperty(document, "visibilityState", { value: "visible" }),
      caches: {
        keys: () => Promise.resolve(["workbox-precache"]),
        delete: (name) => Promise.resolve(deleted.push(name) > 0),
      },
      performance: { now: () => time.now },
      navigator: { serviceWorker },
    };
  };
  return {
    serviceWorker,
    update,
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

it("(part of SW-06) deletes all caches with the worker", async () => {
  const { open, deleted } = browser();
  await open().store();
  await open().remove();
  expect(deleted).toEqual(["workbox-precache"]);
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
  const { pageOf, update, time, open } = browser();
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
  stop();
});
