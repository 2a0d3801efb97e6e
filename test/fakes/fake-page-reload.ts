import type { PageReloadPort } from "#domain/navigation/index.ts";

/** One tab, in memory; `open` gives the port of its page, and of each page after a reload. */
export function fakePageReload() {
  const targets: string[] = [];
  let isOnline = true;
  let marked: string | undefined;
  let handedOver: string | undefined;
  return {
    /** Where the tab was reloaded, in order. */
    targets,
    setOnline: (is: boolean) => void (isOnline = is),
    open(): PageReloadPort {
      const carried = handedOver;
      handedOver = undefined;
      let isLeaving = false;
      let givenUp: string | undefined;
      return {
        carried,
        reloadAt(target, carry) {
          if (isLeaving) return true;
          if (!isOnline || givenUp === target) return false;
          if (marked === target) {
            [givenUp, marked] = [target, undefined];
            return false;
          }
          [marked, handedOver, isLeaving] = [target, carry, true];
          targets.push(target);
          return true;
        },
        forget() {
          [givenUp, marked] = [undefined, undefined];
        },
      };
    },
  };
}
