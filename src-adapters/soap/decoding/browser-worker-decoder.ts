import type { ClockPort } from "#domain/shared-kernel/index.ts";
import workerUrl from "./decode-worker.ts?worker&url";
import type { SoapResponseDecoder } from "./decode-soap-response.ts";
import { decodeInWorker, type DecodeWorkerHandle } from "./decode-in-worker.ts";

/** Name of the policy in the `trusted-types` directive of the content security policy. */
const WORKER_POLICY = "ebok-worker";

interface WorkerUrlPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: WorkerUrlPolicy): WorkerUrlPolicy;
}

function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: PolicyFactory } {
  return "trustedTypes" in scope && typeof scope.trustedTypes === "object" && scope.trustedTypes !== null;
}

class WorkerScript {
  #policy: WorkerUrlPolicy | undefined;

  /** URL of the worker in the build. The policy returns this URL for any input, so text never becomes a script. */
  get url(): string {
    const scope: object = globalThis;
    if (!hasTrustedTypes(scope)) return workerUrl;
    this.#policy ??= scope.trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl });
    return this.#policy.createScriptURL(workerUrl);
  }
}

function startDecodeWorker(script: WorkerScript, onBroken: () => void): DecodeWorkerHandle {
  const worker = new Worker(script.url, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.addEventListener("error", ({ message }) => {
    // The page hears of an error in its worker only here.
    reportError(new Error(`decode worker: ${message || "not loaded"}`));
    onBroken();
  });
  worker.postMessage(undefined, [port2]);
  return { port: port1, end: () => worker.terminate() };
}

/** Decodes responses in a worker of the browser. */
export function createBrowserWorkerDecoder(clock: ClockPort): SoapResponseDecoder {
  const script = new WorkerScript();
  return decodeInWorker((onBroken) => startDecodeWorker(script, onBroken), clock);
}
