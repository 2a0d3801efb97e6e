import { asCount, asRecord, asText, isRecord } from "../../scripts/json.ts";
import type { Exchange, ExchangeFailure } from "../exchange/exchange.ts";
import type { FrameDirection } from "../proxy/forwarding-proxy.ts";

/** Chat frame between portal and provider. */
export interface RecordedFrame {
  readonly direction: FrameDirection;
  /** Number of the connection in the recording. */
  readonly socket: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly frame: string;
}

/** Recording of a proxy: one line of JSON for each exchange and frame, in the order of their ends. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly frames: readonly RecordedFrame[];
}

const FORMAT = "ebok-recording-1";

/** First line of a recording. */
export const recordingHeader = (): string => `${JSON.stringify({ format: FORMAT })}\n`;

export const writeRecordedExchange = (exchange: Exchange): string => `${JSON.stringify({ exchange })}\n`;

export const writeRecordedFrame = (frame: RecordedFrame): string => `${JSON.stringify({ frame })}\n`;

const FAILURES: readonly ExchangeFailure[] = ["unreachable", "timeout", "too-large", "truncated", "redirect"];

const toHeaders = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(asRecord(value)).map(([name, text]) => [name, asText(text)]));

function toExchange(value: unknown): Exchange {
  const { operation, request, response, failure, startedAt, durationMs } = asRecord(value);
  const sent = asRecord(request);
  return {
    operation: asText(operation),
    request: {
      method: asText(sent["method"]),
      url: asText(sent["url"]),
      headers: toHeaders(sent["headers"]),
      body: asText(sent["body"]),
    },
    response: isRecord(response)
      ? { status: asCount(response["status"]), headers: toHeaders(response["headers"]), body: asText(response["body"]) }
      : undefined,
    failure: FAILURES.find((each) => each === failure),
    startedAt: asText(startedAt),
    durationMs: asCount(durationMs),
  };
}

function toFrame(value: unknown): RecordedFrame {
  const { direction, socket, at, frame } = asRecord(value);
  return {
    direction: direction === "sent" ? "sent" : "received",
    socket: asCount(socket),
    at: asText(at),
    frame: asText(frame),
  };
}

/** Parses a line; `undefined` for the last line of a proxy that was killed. */
function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return asRecord(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Reads a recording. Throws for a file of another format and for a broken line that is not the last one. */
export function readRecording(text: string): Recording {
  const lines = text.split("\n").filter((line) => line !== "");
  if (parseLine(lines[0] ?? "")?.["format"] !== FORMAT) throw new Error(`the first line does not name ${FORMAT}`);
  const exchanges: Exchange[] = [];
  const frames: RecordedFrame[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line);
    if (entry === undefined && index < lines.length - 1) throw new Error(`line ${index + 1} is no JSON`);
    if (entry?.["exchange"] !== undefined) exchanges.push(toExchange(entry["exchange"]));
    if (entry?.["frame"] !== undefined) frames.push(toFrame(entry["frame"]));
  }
  return { exchanges, frames };
}
