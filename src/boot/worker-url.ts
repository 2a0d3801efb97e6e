import workerUrl from "#adapters/soap/decoding/decode-worker.ts?worker&url";
import { createTrustedPolicy } from "#ui/design-system/trusted-policy.ts";

interface WorkerPolicy {
  createScriptURL(url: string): string;
}

/** Returns the URL of the build for any input, so that text never becomes a script. */
const policy = createTrustedPolicy<WorkerPolicy>("ebok-worker", { createScriptURL: () => workerUrl });

/**
 * URL of the worker that decodes responses. The first script of the page imports this file, because a policy can be
 * created only once and another script must not take its name.
 */
export const WORKER_URL = policy?.createScriptURL("") ?? workerUrl;
