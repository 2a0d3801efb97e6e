import type { PageReloadPort } from "#domain/navigation/index.ts";

/** One tab in memory; `open` returns the port of its page, and of each page after a reload. */
export function fakePageReload() {
  const targets: string[] = [];
  let isOnline = true;
  let marked: string | undefined;
  let handedOver: string | undefined;
  return {
    /** Addresses of the reloads, in order. */
    targets,
    setOnline: (is: boolean) => void (isOnline = is),
    open(): PageReloadPort {
      const carried = handedOver;
      handedOver = undefined;
      let isLeaving = false;
      let abandonedId: string | undefined;
      return {
        carried,
        reloadAt(target, carry) {
          if (isLeaving) return true;
          if (!isOnline || abandonedId === target) return false;
          if (marked === target) {
            [abandonedId, marked] = [target, undefined];
            return false;
          }
          [marked, handedOver, isLeaving] = [target, carry, true];
          targets.push(target);
          return true;
        },
        forget() {
          if (isLeaving) return;
          [abandonedId, marked] = [undefined, undefined];
        },
      };
    },
  };
}
