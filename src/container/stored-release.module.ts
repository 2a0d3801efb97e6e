import { ServiceWorkerStoredReleaseAdapter } from "#adapters/browser/service-worker-stored-release.adapter.ts";
import type { StoredReleasePort } from "#domain/navigation/index.ts";
import { SERVICE_WORKER_URL } from "../boot/worker-url.ts";

/** Creates the port of the stored release. It works without the portal and its container. */
export function createStoredRelease(page: Window & typeof globalThis): StoredReleasePort {
  return new ServiceWorkerStoredReleaseAdapter(page, SERVICE_WORKER_URL);
}
