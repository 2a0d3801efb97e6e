import { HttpConfigurationAdapter } from "#adapters/browser/http-configuration.adapter.ts";
import { ServiceWorkerStoredReleaseAdapter } from "#adapters/browser/service-worker-stored-release.adapter.ts";
import type { ConfigurationPort } from "#domain/configuration/index.ts";
import type { StoredReleasePort } from "#domain/navigation/index.ts";
import { SERVICE_WORKER_URL } from "../boot/worker-url.ts";

/** Creates the port of the stored release. It works without the portal and its container. */
export function createStoredRelease(page: Window & typeof globalThis): StoredReleasePort {
  return new ServiceWorkerStoredReleaseAdapter(page, SERVICE_WORKER_URL);
}

/** Readers of `config.json` at the server, and as the next page will get it. */
export interface ConfigurationReaders {
  /** Also renews the stored one. */
  readonly served: ConfigurationPort;
  readonly stored: ConfigurationPort;
}

export function createConfigurationReaders(): ConfigurationReaders {
  return {
    served: new HttpConfigurationAdapter((url, init) => fetch(url, { ...init, cache: "no-cache" })),
    stored: new HttpConfigurationAdapter((url, init) => fetch(url, init)),
  };
}
