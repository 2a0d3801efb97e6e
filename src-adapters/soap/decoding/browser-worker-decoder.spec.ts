// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { createBrowserWorkerDecoder } from "./browser-worker-decoder.ts";
import { WORKER_READY } from "./decode-requests.ts";
import { Fields } from "./fields.ts";

/** Worker whose message listener throws on the first request. */
class ThrowingWorker extends EventTarget {
  postMessage(_message: unknown, [port]: readonly MessagePort[]): void {
    if (port === undefined) return;
    port.onmessage = () => {
      port.close();
      this.dispatchEvent(Object.assign(new Event("error"), { message: "TypeError: no map" }));
    };
    port.postMessage(WORKER_READY);
  }

  terminate(): void {
    // Nothing runs.
  }
}

it("(part of HTTP-04) reports a worker that throws once, and decodes without it", async () => {
  vi.stubGlobal("Worker", ThrowingWorker);
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  onTestFinished(() => void vi.unstubAllGlobals());
  const decode = createBrowserWorkerDecoder(movableClock(), "/worker.js");
  const bytes = new TextEncoder().encode(soapReply("getSiteContent", "<value>Zażółć</value>")).buffer;
  const result = await decode(bytes, "getSiteContent");
  expect(result.ok && Fields.of(result.value).text("value")).toBe("Zażółć");
  expect(reportError.mock.calls).toEqual([[new Error("decode worker: TypeError: no map")]]);
});
