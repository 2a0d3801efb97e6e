import workerUrl from "./portal-worker.ts?worker&url";
import { trustedUrls } from "#ui/design-system/trusted-policy.ts";

// The first script of the page imports this file, because a policy can be created only once and another script must not
// take its name.
const trust = trustedUrls("ebok-worker", workerUrl, "/sw.js");

/** URL of the worker that decodes responses and computes checksums. */
export const WORKER_URL = trust(workerUrl);

/** URL of the service worker. */
export const SERVICE_WORKER_URL = trust("/sw.js");
