import { reaction } from "mobx";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SiteContentCachePort } from "#domain/site-content/index.ts";
// by its own name: it comes once a page stands
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
 * Keeps what the provider tells of the operator's content, and lets it stand in where the provider cannot be asked
 * (SITE-03). What stands in is
 * asked for again as soon as the network is back.
 */
export class SiteCopyStore {
  readonly #dependencies: SiteCopyDependencies;
  /** Values that came from the copy, and not from the provider. */
  readonly #fromCopy = new WeakSet<object>();

  constructor(dependencies: SiteCopyDependencies) {
    this.#dependencies = dependencies;
  }

  /** Begins to keep and to stand in; what it returns ends that. */
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
