import { Observable, catchError, defer, from, of, switchMap } from "rxjs";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { ClockPort, Result } from "#domain/shared-kernel/index.ts";
import type { AttemptFailure } from "./call-pipeline.ts";

/** Part of `fetch` that a call uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** One call as an HTTP request. */
export interface CallRequest {
  readonly url: string;
  readonly operation: string;
  /**
   * Session that is open when the call is made; `undefined` on a login form. Sent as a bearer with every operation,
   * also with those that have no session element (CALL-01).
   */
  readonly sessionId: string | undefined;
  /** Id of the call, the same when it is retried; sent to find it in the server's log (CALL-13). */
  readonly requestId: string | undefined;
  /** Language of the page, in which the provider answers (I18N-21); `undefined` leaves it to the browser. */
  readonly language: string | undefined;
  readonly body: string;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Headers of a call. The fingerprint (CALL-01) is the lower-case hex SHA-256 of the operation, a colon and the hash of
 * the session id, or of the empty text without a session.
 */
async function headersOf({
  operation,
  sessionId,
  requestId,
  language,
}: CallRequest): Promise<Readonly<Record<string, string>>> {
  return {
    "Content-Type": "text/xml; charset=utf-8",
    SOAPAction: '""',
    "X-Ebok-Fingerprint": await sha256(`${operation}:${await sha256(sessionId ?? "")}`),
    ...(language === undefined ? {} : { "Accept-Language": language }),
    ...(requestId === undefined ? {} : { "X-Ebok-Request": requestId }),
    ...(sessionId === undefined ? {} : { Authorization: `Bearer ${sessionId}` }),
  };
}

/** Dependencies of `postCall`. */
interface PostDependencies {
  readonly fetch: Fetch;
  readonly clock: Pick<ClockPort, "now">;
}

const TOO_MANY_REQUESTS = 429;

/** Creates the failure of a call beyond a limit. Without a readable time `tryAgainAt` is undefined. */
export const refusedUntil = (tryAgainAt: number | undefined, clock: Pick<ClockPort, "now">) =>
  fail({ kind: "try-later", tryAgainAt: tryAgainAt || undefined, receivedAt: clock.now() } as const);

/** Response body of one attempt, or its failure. */
type Posted = Result<ArrayBuffer, AttemptFailure>;

/** The caller of a request that the portal itself aborted has unsubscribed: it never sees `browser-abort`. */
async function post(url: string, init: RequestInit, { fetch: send, clock }: PostDependencies): Promise<Posted> {
  try {
    const response = await send(url, init);
    if (response.status === TOO_MANY_REQUESTS) {
      // Seconds; a date is not read.
      const seconds = Number(response.headers.get("Retry-After") ?? "-");
      return refusedUntil(clock.now() + seconds * 1_000, clock);
    }
    if (!response.ok) return fail({ kind: "http", status: response.status });
    return succeed(await response.arrayBuffer());
  } catch (error) {
    const isAbort = error instanceof DOMException && error.name === "AbortError";
    return fail({ kind: isAbort ? "browser-abort" : "unreachable" });
  }
}

function exchange(
  { url, body }: CallRequest,
  headers: Readonly<Record<string, string>>,
  dependencies: PostDependencies,
): Observable<Posted> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    const init: RequestInit = {
      method: "POST",
      headers: { ...headers },
      body,
      credentials: "include",
      cache: "no-store",
      // A redirect would carry the session id in the body to its target.
      redirect: "error",
      signal: abort.signal,
    };
    void post(url, init, dependencies).then((result) => {
      subscriber.next(result);
      subscriber.complete();
    });
    return () => abort.abort();
  });
}

/**
 * Posts when subscribed to and emits one result: the body, or the failure. Never errors. Aborts the request when
 * unsubscribed. Calls `onInsecureContext` when the fingerprint cannot be computed: SHA-256 needs https or localhost.
 * The call then fails as `unexpected-error`, because the network is not the cause.
 */
export function postCall(
  request: CallRequest,
  dependencies: PostDependencies,
  onInsecureContext: () => void,
): Observable<Posted> {
  return defer(() => from(headersOf(request))).pipe(
    switchMap((headers) => exchange(request, headers, dependencies)),
    catchError(() => {
      onInsecureContext();
      return of(fail({ kind: "unexpected-error" } as const));
    }),
  );
}
