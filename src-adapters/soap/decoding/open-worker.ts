import workerUrl from "./decoding.worker.ts?worker&url";

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

let policy: WorkerUrlPolicy | undefined;

/** The build's own worker and nothing else, whatever is asked for: text never becomes a script. */
function ownScript(): string {
  const scope: object = globalThis;
  if (!hasTrustedTypes(scope)) return workerUrl;
  policy ??= scope.trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl });
  return policy.createScriptURL(workerUrl);
}

/** A worker of the page, and the port by which it is spoken to. */
export interface OpenWorker {
  readonly port: MessagePort;
  readonly end: () => void;
}

/** Starts the worker that reads large replies; `broken` is called when it cannot be loaded, or dies. */
export function openWorker(broken: () => void): OpenWorker {
  const worker = new Worker(ownScript(), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.addEventListener("error", broken);
  worker.postMessage(undefined, [port2]);
  return { port: port1, end: () => worker.terminate() };
}
