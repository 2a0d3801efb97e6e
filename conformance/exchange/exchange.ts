/** Reason why a request has no complete response. */
export type ExchangeFailure = "unreachable" | "timeout" | "too-large" | "truncated" | "redirect";

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RecordedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One request to a provider and its response, as sent. */
export interface Exchange {
  /** Operation of the contract in the body of the request; "" when there is none. */
  readonly operation: string;
  readonly request: RecordedRequest;
  readonly response: RecordedResponse | undefined;
  readonly failure: ExchangeFailure | undefined;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
}

/** Returns the operation that a request calls; "" when its body is no call. */
export function operationIn(body: string): string {
  return /<(?:[\w.-]+:)?Body\b[^>]*>\s*<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/.exec(body)?.[1] ?? "";
}

/** Header by which the provider's log finds the call. */
export const requestIdOf = ({ request }: Exchange): string | undefined => request.headers["x-ebok-request"];
