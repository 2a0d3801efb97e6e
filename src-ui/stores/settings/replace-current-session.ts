import { runInAction } from "mobx";
import type { UserSession } from "#domain/session/index.ts";
import type { SessionStore } from "../session/session.store.ts";

/**
 * The session in force goes on with other roles, or with its accounts in another order: here and after a reload.
 * Nothing where another one is in force by now.
 */
export function replaceCurrentSession(store: SessionStore, next: UserSession): void {
  const { current } = store;
  if (current?.sessionId !== next.sessionId || current.currentContext !== next.currentContext) return;
  store.moveTo(next);
  runInAction(() => {
    store.current = next;
  });
}
