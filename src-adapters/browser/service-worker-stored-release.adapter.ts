import type { StoredReleasePort } from "#domain/navigation/index.ts";
import { RELEASE_CACHE } from "./release-cache.ts";
import { untilWorkerIsSettled, type ChangingWorker } from "./until-worker-is-settled.ts";

/** Name of the element with the release of the page, as `deploy/page` writes it. A test compares both. */
const RELEASE_MARK = "ebok-release";

/** Interval between looks for a new release in a tab that stays open, ms. */
const LOOK_INTERVAL_MS = 3_600_000;

/** Longest wait for another release that is being stored, ms. */
const RENEWAL_LIMIT_MS = 3_000;

/** Part of a window that the service worker needs. */
export interface WorkerPage {
  readonly document: Pick<Document, "querySelector" | "visibilityState" | "addEventListener" | "removeEventListener">;
  readonly caches: Pick<CacheStorage, "keys" | "delete">;
  readonly performance: Pick<Performance, "now">;
  readonly navigator: { readonly serviceWorker?: ServiceWorkers | undefined };
}

/** Part of a `ServiceWorkerRegistration` that is used. */
type WorkerRegistration = Pick<ServiceWorkerRegistration, "update" | "unregister"> & {
  readonly [State in "installing" | "waiting" | "active"]: (Pick<ServiceWorker, "scriptURL"> & ChangingWorker) | null;
};

/** Part of `ServiceWorkerContainer` that is used. */
type ServiceWorkers = Pick<ServiceWorkerContainer, "addEventListener" | "removeEventListener"> & {
  readonly controller: { postMessage(message: string, ports: Transferable[]): void } | null;
  register(script: string, options: RegistrationOptions): Promise<unknown>;
  getRegistrations(): Promise<readonly WorkerRegistration[]>;
};

/** Stores the portal by a service worker (src/service-worker). */
export class ServiceWorkerStoredReleaseAdapter implements StoredReleasePort {
  readonly #page: WorkerPage;
  readonly #script: string;
  #lookedAt: number;
  #stored: string | undefined;

  /** `script`: path of the worker, which the page's policy allows. */
  constructor(page: WorkerPage, script: string) {
    this.#page = page;
    this.#script = script;
    this.#lookedAt = page.performance.now();
  }

  get canStore(): boolean {
    const workers = this.#page.navigator.serviceWorker;
    return workers !== undefined && (this.#ofPage !== undefined || workers.controller !== null);
  }

  get isNewer(): boolean {
    return this.#stored !== undefined && this.#ofPage !== undefined && this.#stored !== this.#ofPage;
  }

  follow(): () => void {
    const { document, navigator } = this.#page;
    const ask = (): void => this.#askWorker();
    const look = (): void => void this.#lookForRelease();
    ask();
    navigator.serviceWorker?.addEventListener("controllerchange", ask);
    document.addEventListener("visibilitychange", look);
    return () => {
      navigator.serviceWorker?.removeEventListener("controllerchange", ask);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async store(): Promise<void> {
    if (this.#ofPage === undefined) return;
    // The browser compares the script itself, not a copy in its cache.
    await this.#try(() => this.#page.navigator.serviceWorker?.register(this.#script, { updateViaCache: "none" }));
  }

  async renew(): Promise<void> {
    const renewed = this.#forEachRegistration(async (registration) => {
      await registration.update();
      const newest = registration.installing ?? registration.waiting ?? registration.active;
      if (newest !== null) await untilWorkerIsSettled(newest);
    });
    await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEWAL_LIMIT_MS))]);
  }

  async remove(): Promise<void> {
    await this.#forEachRegistration((registration) => registration.unregister());
    await this.#try(async () => {
      for (const name of await this.#page.caches.keys())
        if (name.startsWith(RELEASE_CACHE)) await this.#page.caches.delete(name);
    });
  }

  /** Release of the open page; `undefined` if the installation has no worker. */
  get #ofPage(): string | undefined {
    return this.#page.document.querySelector(`meta[name=${RELEASE_MARK}]`)?.getAttribute("content") ?? undefined;
  }

  /** Asks the worker for the release that it would open. A worker that removes itself does not answer. */
  #askWorker(): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") this.#stored = data;
      port1.close();
    });
    port1.start();
    this.#page.navigator.serviceWorker?.controller?.postMessage("release", [port2]);
  }

  /** A tab that stays open for days does not navigate, so the browser would not look for a new release by itself. */
  async #lookForRelease(): Promise<void> {
    const now = this.#page.performance.now();
    if (this.#page.document.visibilityState !== "visible" || now - this.#lookedAt < LOOK_INTERVAL_MS) return;
    this.#lookedAt = now;
    await this.#forEachRegistration((registration) => registration.update());
  }

  /** Calls `use` for the portal's workers only: other pages of the origin may have their own. */
  #forEachRegistration(use: (registration: WorkerRegistration) => Promise<unknown>): Promise<void> {
    return this.#try(async () => {
      for (const registration of (await this.#page.navigator.serviceWorker?.getRegistrations()) ?? [])
        if (this.#isOfPortal(registration)) await use(registration);
    });
  }

  #isOfPortal({ installing, waiting, active }: WorkerRegistration): boolean {
    // `URL` also accepts the object that a browser with Trusted Types has instead of a text.
    return [installing, waiting, active].some(
      (worker) => worker !== null && worker.scriptURL === new URL(this.#script, worker.scriptURL).href,
    );
  }

  /** Ignores a browser that refuses: the portal works without a worker, and the next visit tries again. */
  async #try(use: () => Promise<unknown> | undefined): Promise<void> {
    try {
      await use();
    } catch {
      // Refused by the browser, or without a network.
    }
  }
}
