import { reaction } from "mobx";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SiteContentCachePort } from "#domain/site-content/index.ts";
// Imported by file name: the index would pull this lazy code into the first chunk.
import {
  freshCachedContent,
  updateSiteContentCache,
  type LoadedSiteContent,
} from "#domain/site-content/site-content-cache.ts";
import type { ConnectivityStore } from "../connectivity/connectivity.store.ts";
import type { AsyncValue } from "../async-value.ts";
import type { SessionStore } from "../session/session.store.ts";
import type { SiteContentStore } from "./site-content.store.ts";

export interface SiteCopyDependencies {
  readonly siteContent: SiteContentStore;
  readonly session: Pick<SessionStore, "current">;
  readonly connectivity: Pick<ConnectivityStore, "online">;
  readonly clock: Pick<ClockPort, "now">;
  readonly copies: SiteContentCachePort;
}

/**
 * Stores a copy of the operator's content and uses it while the server is unreachable (SITE-03). Loads fresh content
 * as soon as the network is back.
 */
export class SiteContentCacheStore {
  readonly #dependencies: SiteCopyDependencies;
  /** Values from the copy, not from the server. */
  readonly #fromCopy = new WeakSet<object>();

  constructor(dependencies: SiteCopyDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts to store and to use the copy; returns the function that stops it. */
  follow(): () => void {
    const {
      siteContent: { content, banners },
      connectivity,
    } = this.#dependencies;
    const stops = [
      this.#watch(
        content,
        (value) => ({ content: value }),
        (copy) => copy.content,
      ),
      this.#watch(
        banners,
        (value) => ({ banners: value }),
        (copy) => copy.banners,
      ),
      reaction(
        () => connectivity.online,
        (online) => {
          if (!online) return;
          for (const resource of [content, banners]) if (this.#isFromCopy(resource.known)) void resource.reload();
        },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #isFromCopy(value: object | undefined): boolean {
    return value !== undefined && this.#fromCopy.has(value);
  }

  #watch<Value extends object>(
    resource: AsyncValue<Value>,
    asRead: (value: Value) => LoadedSiteContent,
    from: (copy: LoadedSiteContent) => Value | undefined,
  ): () => void {
    const { session, clock, copies } = this.#dependencies;
    return reaction(
      () => resource.state,
      (state) => {
        const account = session.current?.currentContext;
        if (account === undefined) return;
        if (state.status === "ready" && !this.#isFromCopy(state.value))
          copies.write(updateSiteContentCache(copies.read(), account, asRead(state.value), clock.now()));
        if (state.status !== "failed" || state.stale !== undefined) return;
        const value = from(freshCachedContent(copies.read(), account, clock.now()));
        if (value === undefined) return;
        this.#fromCopy.add(value);
        resource.replace(value);
      },
      { fireImmediately: true },
    );
  }
}
