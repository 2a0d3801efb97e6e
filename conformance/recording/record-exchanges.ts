import { appendFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { operationIn, type Exchange, type ExchangeFailure } from "../exchange/exchange.ts";
import {
  startForwardingProxy,
  type ForwardedHeaders,
  type ForwardedRequest,
  type ForwardedResponse,
  type ForwardingProxy,
} from "../proxy/forwarding-proxy.ts";
import { elementsAt, parseXmlTree, textOfTree } from "../xml/xml-tree.ts";
import type { IsUnmasked } from "./unmasked-values.ts";
import { maskExchange } from "./mask-exchange.ts";
import { maskFrame } from "./mask-message.ts";
import { recordingHeader, writeRecordedExchange, writeRecordedFrame } from "./recording.ts";
import { createValueMask } from "./value-mask.ts";

export interface RecordingOptions {
  /** Address of the provider; calls go to its path, `/service` by default. */
  readonly provider: URL;
  readonly port: number;
  readonly host?: string;
  /** File of the recording; an existing one is replaced. */
  readonly file: string;
  readonly isUnmasked: IsUnmasked;
  /** Key of the masks; by default a random one that is stored nowhere. */
  readonly key?: string;
}

/** Larger bodies are not recorded, in bytes. The portal's largest lists have about 2 MB. */
const MAX_RECORDED_BYTES = 5_000_000;

const recordedText = (body: Buffer): string => (body.length > MAX_RECORDED_BYTES ? "" : body.toString("utf8"));

/** Returns why a response is incomplete in the recording. */
function failureOf(response: ForwardedResponse | undefined): ExchangeFailure | undefined {
  if (response === undefined) return "unreachable";
  return response.body.length > MAX_RECORDED_BYTES ? "too-large" : undefined;
}

const flatHeaders = (headers: ForwardedHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : value.join(", ")]),
  );

/** Returns the path of a file for which the response of `getDownloadToken` gives out an address. */
function downloadPathIn(body: string): string | undefined {
  try {
    const [address] = elementsAt(parseXmlTree(body), ["Body", "getDownloadTokenResponse", "result", "downloadUrl"]);
    const url = address && URL.parse(textOfTree(address).trim(), "http://localhost");
    return url ? url.pathname + url.search : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the record of a request that went through a proxy. */
export function toRecordedExchange(
  request: ForwardedRequest,
  response: ForwardedResponse | undefined,
  url: string,
  startedAt: Date,
): Exchange {
  const requestBody = recordedText(request.body);
  const operation = request.method === "POST" ? operationIn(requestBody) : "";
  const isFile = operation === "";
  return {
    operation,
    request: { method: request.method, url, headers: flatHeaders(request.headers), body: requestBody },
    response: response && {
      status: response.status,
      headers: flatHeaders({ ...response.headers, "content-length": String(response.body.length) }),
      // A file is a document of the customer; its content means nothing to the rules.
      body: isFile ? "" : recordedText(response.body),
    },
    failure: failureOf(response),
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
  };
}

/**
 * Starts a proxy between portal and provider that passes everything on unchanged, and appends the calls, the downloads
 * that they lead to and the chat frames to a file, masked.
 */
export async function recordExchanges({
  provider,
  port,
  host = "127.0.0.1",
  file,
  isUnmasked,
  key = randomBytes(32).toString("hex"),
}: RecordingOptions): Promise<ForwardingProxy> {
  const mask = createValueMask(key);
  const servicePath = provider.pathname === "/" ? "/service" : provider.pathname;
  const downloads = new Set<string>();
  writeFileSync(file, recordingHeader(), { mode: 0o600 });
  const record = (request: ForwardedRequest, response: ForwardedResponse | undefined, startedAt: Date): void => {
    const isCall = request.method === "POST" && request.path.split("?", 1)[0] === servicePath;
    if (!isCall && !downloads.has(request.path)) return;
    const exchange = toRecordedExchange(request, response, new URL(request.path, provider).href, startedAt);
    if (exchange.operation === "getDownloadToken") {
      const path = downloadPathIn(exchange.response?.body ?? "");
      if (path !== undefined) downloads.add(path);
    }
    appendFileSync(file, writeRecordedExchange(maskExchange(exchange, mask, isUnmasked)));
  };
  // A full disk must not stop the portal.
  const recordOrReport: typeof record = (request, response, startedAt) => {
    try {
      record(request, response, startedAt);
    } catch (error) {
      process.stderr.write(`A request is not recorded: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  return startForwardingProxy({
    target: new URL(provider.origin),
    port,
    host,
    answer: async (request, forward) => {
      const startedAt = new Date();
      try {
        const response = await forward(request);
        recordOrReport(request, response, startedAt);
        return response;
      } catch (error) {
        recordOrReport(request, undefined, startedAt);
        throw error;
      }
    },
    passFrame: (direction, frame, socket) => {
      appendFileSync(
        file,
        writeRecordedFrame({ direction, socket, at: new Date().toISOString(), frame: maskFrame(frame, mask) }),
      );
      return [frame];
    },
  });
}
