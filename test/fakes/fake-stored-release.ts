import type { StoredReleasePort } from "#domain/navigation/index.ts";

/** One browser in memory; `open` returns the port of a page of the stored release, or of release "1" without one. */
export function fakeStoredRelease() {
  let stored: string | undefined;
  return {
    /** Release that the browser stores. */
    stored: () => stored,
    /** Stores another release, as the worker does when the operator has released it. */
    release: (id: string) => void (stored &&= id),
    open(): StoredReleasePort {
      const own = stored ?? "1";
      let isFollowing = false;
      return {
        canStore: true,
        get isNewer() {
          return isFollowing && stored !== undefined && stored !== own;
        },
        follow() {
          isFollowing = true;
          return () => void (isFollowing = false);
        },
        store: () => Promise.resolve(void (stored ??= own)),
        renew: () => Promise.resolve(),
        remove: () => Promise.resolve(void (stored = undefined)),
      };
    },
  };
}
