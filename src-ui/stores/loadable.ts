import type { TransportFailure } from "#domain/shared-kernel/index.ts";

/** What is known of something that comes from the provider. A stale value stays on screen while it is asked again. */
export type Loadable<Value> =
  | { readonly status: "idle" }
  | { readonly status: "loading"; readonly stale: Value | undefined }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: TransportFailure; readonly stale: Value | undefined };

/** The value as far as it is known: fresh, or stale while it loads or after a failure. */
export function knownValue<Value>(loadable: Loadable<Value>): Value | undefined {
  switch (loadable.status) {
    case "idle":
      return undefined;
    case "ready":
      return loadable.value;
    case "loading":
    case "failed":
      return loadable.stale;
  }
}
