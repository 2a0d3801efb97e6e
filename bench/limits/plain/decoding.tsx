import { useEffect } from "react";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { decodeLargeInPlace } from "#adapters/soap/decoding/large-xml.ts";
import { yieldToPage } from "#adapters/browser/yield-to-page.ts";
import { decodeBySize, type SoapResponseDecoder } from "#adapters/soap/decoding/decode-soap-response.ts";
import { createBrowserWorkerDecoder } from "#adapters/soap/decoding/browser-worker-decoder.ts";
import workerUrl from "./decode-worker.ts?worker&url";
import { trustedUrls } from "#ui/design-system/trusted-policy.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { readStoredSessionId } from "./stored-session.ts";

/** Decodes a loaded response in the worker or on the main thread; resolves to the duration, ms. */
export type Decode = (where: "worker" | "place") => Promise<number>;

declare global {
  interface Window {
    ebokDecode?: Decode;
  }
}

const clock = new SystemClockAdapter();
const DECODERS: Readonly<Record<"worker" | "place", () => Promise<SoapResponseDecoder>>> = {
  worker: () => Promise.resolve(createBrowserWorkerDecoder(clock, trustedUrls("ebok-worker", workerUrl)(workerUrl))),
  place: () => Promise.resolve(decodeLargeInPlace),
};

/** Caches the large customer's response and decodes it from its bytes at each call. */
export function Decoding() {
  useEffect(() => {
    let reply: ArrayBuffer | undefined;
    const fetchCached = async (url: string, init: RequestInit): Promise<Response> => {
      reply ??= await (await fetch(url, init)).arrayBuffer();
      return new Response(reply.slice(0), { headers: { "content-type": "text/xml; charset=utf-8" } });
    };
    const finance = (where: "worker" | "place") => {
      const gateway = new SoapGateway({
        serviceUrl: "/service",
        clock,
        log: () => undefined,
        logError: () => undefined,
        fetch: fetchCached,
        decodeSoapResponse: decodeBySize(DECODERS[where], yieldToPage),
      });
      gateway.setCredentials(readStoredSessionId());
      return new SoapFinanceAdapter(gateway);
    };
    const ways = { worker: finance("worker"), place: finance("place") };
    window.ebokDecode = async (where) => {
      const start = performance.now();
      const answer = await ways[where].loadEntries();
      if (!answer.ok) throw new Error(`decoding failed: ${answer.failure.kind}`);
      return performance.now() - start;
    };
  }, []);
  return <h1>Dekodowanie</h1>;
}
