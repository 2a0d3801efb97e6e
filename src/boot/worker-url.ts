import workerUrl from "#adapters/soap/decoding/decode-worker.ts?worker&url";
import { createTrustedUrl } from "#ui/design-system/trusted-policy.ts";

/**
 * URL of the worker that decodes responses. The first script of the page imports this file, because a policy can be
 * created only once and another script must not take its name.
 */
export const WORKER_URL = createTrustedUrl("ebok-worker", workerUrl);
