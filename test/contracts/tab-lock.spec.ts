import { expect, it, vi } from "vitest";
import { WebLocksTabLockAdapter } from "#adapters/browser/web-locks-tab-lock.adapter.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { tabLockPortContract } from "./tab-lock-port.contract.ts";

tabLockPortContract("fake", (count) => {
  const port = fakeTabLock();
  return Array.from({ length: count }, () => port);
});

/** Uses the lock manager of Node in place of the browser's. */
tabLockPortContract("Web Locks", (count) => Array.from({ length: count }, () => new WebLocksTabLockAdapter(navigator)));

const METHODS = ["runExclusively", "tryRunExclusively"] as const;

it.each(METHODS)("runs the work of %s once and without a lock when the browser refuses the lock", async (method) => {
  const request = vi.fn(() => Promise.reject(new DOMException("denied", "SecurityError")));
  const locks: LockManager = { query: () => Promise.reject(new Error("not used")), request };
  const work = vi.fn(() => Promise.resolve("done"));
  expect(await new WebLocksTabLockAdapter({ locks })[method]("a", work)).toBe("done");
  expect([request.mock.calls.length, work.mock.calls.length]).toEqual([1, 1]);
});

it.each(METHODS)("runs the work of %s without a lock when the browser has no locks", async (method) => {
  expect(await new WebLocksTabLockAdapter({})[method]("a", async () => 7)).toBe(7);
});
