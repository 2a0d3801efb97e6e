import { Observable } from "rxjs";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";

/** One request on its way. */
export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

async function post(request: HttpRequest, signal: AbortSignal, send: Fetch): Promise<Result<ArrayBuffer, WireFailure>> {
  try {
    const response = await send(request.url, {
      method: "POST",
      headers: { ...request.headers },
      body: request.body,
      credentials: "include",
      cache: "no-store",
      // A redirect would carry the session id in the body to wherever it points.
      redirect: "error",
      signal,
    });
    if (!response.ok) return fail({ kind: "http", status: response.status });
    return succeed(await response.arrayBuffer());
  } catch {
    return fail({ kind: "unreachable" });
  }
}

/**
 * Posts when subscribed to, and gives one result: the body, or why there is none. Never errors. Is broken off
 * when nobody waits any more.
 */
export function exchange(request: HttpRequest, send: Fetch): Observable<Result<ArrayBuffer, WireFailure>> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    void post(request, abort.signal, send).then((result) => {
      subscriber.next(result);
      subscriber.complete();
    });
    return () => abort.abort();
  });
}
