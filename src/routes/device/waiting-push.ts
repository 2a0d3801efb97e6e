import { observable, runInAction } from "mobx";
import { pushAfterLogin, tappedPushAt, type TappedPush, type WaitingPush } from "#domain/device/index.ts";

/** The notification that the login waits with, and who was in last: in memory alone, and gone with the page. */
const waiting = observable.box<WaitingPush | undefined>(undefined, { deep: false });
let lastIn: string | undefined;

/** The address that the page was loaded with, whatever has become of it since. */
function openedAt(page: Window): string {
  const [opened] = page.performance.getEntriesByType("navigation");
  return opened === undefined ? "" : new URL(opened.name, page.location.href).pathname;
}

/** Whether the app was opened by a notification. */
export const wasOpenedByPush = (page: Window): boolean => tappedPushAt(openedAt(page)) !== undefined;

/** Keeps a notification for the login that follows. */
export function letWait(push: TappedPush | undefined): void {
  if (push !== undefined) runInAction(() => waiting.set({ push, customer: lastIn }));
}

/** The one that the app was opened by, where it has found nobody logged in. */
export const letWaitOpened = (page: Window): void => letWait(tappedPushAt(openedAt(page)));

export const isAnyWaiting = (): boolean => waiting.get() !== undefined;

/** Whether nobody has been logged in since the page was loaded. */
export const isUnused = (): boolean => lastIn === undefined;

/** A customer is in: what has waited for them, once. */
export function takeWaiting(customer: string): TappedPush | undefined {
  const push = pushAfterLogin(waiting.get(), customer);
  lastIn = customer;
  runInAction(() => waiting.set(undefined));
  return push;
}
