import { action, computed, makeObservable, observable } from "mobx";
import { draftOwner } from "#domain/drafts/index.ts";
import { ACCOUNT_LOCK_NAME, withAccountRoles } from "#domain/session/index.ts";
import { nextRefreshAt } from "#domain/settings/index.ts";
import { fail, type Instant } from "#domain/shared-kernel/index.ts";
import { replaceCurrentSession } from "#ui/stores/settings/replace-current-session.ts";
import { t } from "./settings.texts.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** Reloads roles and access flags, at most once a day (SET-07). */
export class PermissionsViewModel {
  busy = false;
  hasFailed = false;
  /** Time of the last reload in this browser. */
  private last: Instant | undefined;
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    this.last = this.#readRefreshMark();
    makeObservable<this, "last" | "begin" | "end">(this, {
      busy: observable,
      hasFailed: observable,
      last: observable,
      nextAt: computed,
      begin: action,
      end: action,
    });
  }

  /** Time from which a reload is allowed; `undefined` if it is allowed now. */
  get nextAt(): Instant | undefined {
    return nextRefreshAt(this.last, this.#dependencies.clock.now());
  }

  readonly refresh = async (): Promise<void> => {
    const { session, contexts, tabLock, client, clock, refreshMark } = this.#dependencies;
    const sessionAtStart = session.current;
    // Another tab may have reloaded in the meantime.
    if (sessionAtStart === undefined || this.busy || nextRefreshAt(this.#readRefreshMark(), clock.now()) !== undefined)
      return this.end(false);
    this.begin();
    const answer = await tabLock
      .runExclusively(ACCOUNT_LOCK_NAME, async () => {
        const { current } = session;
        // The customer switched accounts in the meantime, which has already loaded the roles.
        if (current?.sessionId !== sessionAtStart.sessionId || current.currentContext !== sessionAtStart.currentContext)
          return undefined;
        const changed = await contexts.switchAccount(sessionAtStart.currentContext);
        if (changed.ok) replaceCurrentSession(session, withAccountRoles(current, changed.value));
        return changed;
      })
      .catch((error: unknown) => {
        reportHandledError(error);
        return fail({ kind: "unexpected-error" } as const);
      });
    if (answer?.ok !== true) return this.end(answer !== undefined);
    refreshMark.write(draftOwner(sessionAtStart), clock.now());
    await client.data.reload();
    this.end(false);
    this.#dependencies.showToast(t("permissions.done"));
  };

  #readRefreshMark(): Instant | undefined {
    const { session, refreshMark } = this.#dependencies;
    return session.current === undefined ? undefined : refreshMark.read(draftOwner(session.current));
  }

  private begin(): void {
    this.busy = true;
    this.hasFailed = false;
  }

  private end(hasFailed: boolean): void {
    this.busy = false;
    this.hasFailed = hasFailed;
    this.last = this.#readRefreshMark();
  }
}
