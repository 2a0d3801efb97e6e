import type { TabLockPort } from "#domain/shared-kernel/index.ts";

/** Locks of one browser; its tabs share one instance. */
export function fakeTabLock(): TabLockPort {
  /** End of the last work of each held lock. */
  const lastEnds = new Map<string, Promise<void>>();
  const runExclusively: TabLockPort["runExclusively"] = async (name, work) => {
    const before = lastEnds.get(name);
    let end = (): void => undefined;
    const mine = new Promise<void>((resolve) => (end = resolve));
    lastEnds.set(name, mine);
    await before;
    try {
      return await work();
    } finally {
      if (lastEnds.get(name) === mine) lastEnds.delete(name);
      end();
    }
  };
  return {
    runExclusively,
    tryRunExclusively: async (name, work) => (lastEnds.has(name) ? undefined : runExclusively(name, work)),
  };
}
