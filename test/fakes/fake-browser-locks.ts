interface LockRequest {
  readonly grant: () => void;
  readonly lose: () => void;
}

/** Options of a lock request that the adapters use. */
export interface LockRequestOptions {
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

/** Web Locks of one browser for one name: a queue of requests, and `steal`, which takes the lock from its holder. */
export function fakeBrowserLocks() {
  let held: LockRequest | undefined;
  const queue: LockRequest[] = [];
  const serve = (): void => {
    if (held !== undefined) return;
    held = queue.shift();
    held?.grant();
  };
  return {
    request: (
      _name: string,
      { steal = false, signal }: LockRequestOptions,
      work: () => Promise<void> | undefined,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const request: LockRequest = {
          grant: () => {
            void Promise.resolve(work()).then(() => {
              if (held === request) held = undefined;
              resolve(undefined);
              serve();
            });
          },
          lose: () => reject(new DOMException("taken", "AbortError")),
        };
        signal?.addEventListener("abort", () => {
          const place = queue.indexOf(request);
          if (place === -1) return;
          queue.splice(place, 1);
          request.lose();
        });
        if (steal) {
          held?.lose();
          held = request;
          request.grant();
        } else queue.push(request);
        queueMicrotask(serve);
      }),
  };
}
