import { runInAction } from "mobx";
import type { UserSession } from "#domain/session/index.ts";
import type { SessionStore } from "../session/session.store.ts";

/**
 * Replaces the current session by one with other roles or another order of accounts, also for a reload. Does nothing if
 * another session is current by now.
 */
export function replaceCurrentSession(store: SessionStore, next: UserSession): void {
  const { current } = store;
  if (current?.sessionId !== next.sessionId || current.currentContext !== next.currentContext) return;
  store.setSessionInAllTabs(next);
  runInAction(() => {
    store.current = next;
  });
}
