import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SoapResponseDecoder } from "./decode-soap-response.ts";
import { decodeInWorker, type DecodeWorkerHandle } from "./decode-in-worker.ts";

function startDecodeWorker(url: string, onBroken: () => void): DecodeWorkerHandle {
  const worker = new Worker(url, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.addEventListener("error", ({ message }) => {
    // The page hears of an error in its worker only here.
    reportError(new Error(`decode worker: ${message || "not loaded"}`));
    onBroken();
  });
  worker.postMessage(undefined, [port2]);
  return { port: port1, end: () => worker.terminate() };
}

/** Decodes responses in a worker of the browser. `url`: script of the worker, trusted by the page's policy. */
export function createBrowserWorkerDecoder(clock: ClockPort, url: string): SoapResponseDecoder {
  return decodeInWorker((onBroken) => startDecodeWorker(url, onBroken), clock);
}
