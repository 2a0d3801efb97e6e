import { action, computed, makeObservable, observableRef } from "mobx";
import { interval, Subscription } from "rxjs";
import {
  SESSION_LIMITS,
  startTabSession,
  reduceTabSession,
  type Activity,
  type ActivityPort,
  type CheckTurnPort,
  type ServiceSignalsPort,
  type SessionEventsPort,
  type SessionLimits,
  type SessionPort,
  type SessionStoragePort,
  type TabSessionEvent,
  type TabSessionState,
  type TabSessionStep,
  type TabTime,
} from "#domain/session/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SessionStore } from "./session.store.ts";

export interface SessionKeeperDependencies {
  readonly clock: ClockPort;
  readonly activity: ActivityPort;
  readonly events: SessionEventsPort;
  readonly signals: ServiceSignalsPort;
  readonly storage: SessionStoragePort;
  readonly port: SessionPort;
  readonly turns: CheckTurnPort;
}

const TICK_MS = 1_000;

/**
 * Watches the time of an open session: moves its deadline, warns, and ends it (SESS-01 to SESS-04, SESS-08, SESS-09).
 */
export class SessionKeeper {
  /**
   * Current warning with the time left (ms); `undefined` without a warning (SESS-02). `isFinal`: the session cannot be
   * extended (SESS-15).
   */
  warning: { readonly leftMs: number; readonly isFinal: boolean } | undefined;
  readonly #session: SessionStore;
  readonly #dependencies: SessionKeeperDependencies;
  readonly #limits: SessionLimits;
  #tab: TabSessionState | undefined;
  #running: Subscription | undefined;
  #isFinalWarningRead = false;

  constructor(session: SessionStore, dependencies: SessionKeeperDependencies, limits = SESSION_LIMITS) {
    this.#session = session;
    this.#dependencies = dependencies;
    this.#limits = limits;
    makeObservable<this, "show">(this, { warning: observableRef, warns: computed, show: action });
  }

  /** True if a warning is due; unlike `warning`, it does not change every second. */
  get warns(): boolean {
    return this.warning !== undefined;
  }

  /** Length of the warning before the end of the session (ms). */
  get warningMs(): number {
    return this.#limits.warningMs;
  }

  /** Watches the current session; replaces a running watch. */
  start(): void {
    this.stop();
    const { clock, activity, events, signals, storage } = this.#dependencies;
    const stored = storage.read();
    if (stored === undefined) return this.#session.closeWithoutDeadline();
    this.#tab = startTabSession(stored, this.#time());
    this.#isFinalWarningRead = false;
    const running = new Subscription();
    this.#running = running;
    running.add(interval(TICK_MS, clock.scheduler).subscribe(() => this.#update("tick")));
    running.add(activity.wakes.subscribe(() => this.#update("tick")));
    running.add(activity.activity.subscribe((kind) => this.#update(kind)));
    running.add(interval(this.#limits.checkEveryMs, clock.scheduler).subscribe(() => void this.#askProvider()));
    running.add(
      events.changes.subscribe((sessionChange) =>
        this.#step({ kind: "session-changed", time: this.#time(), sessionChange }),
      ),
    );
    running.add(
      signals.signals.subscribe(({ flag }) => {
        if (flag === "sessionError") this.#endLostSession();
      }),
    );
    this.#update("tick");
  }

  stop(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    this.#tab = undefined;
    this.show(undefined);
  }

  /** Extends the session to its full length; the answer to the warning (SESS-02). Closes the final warning. */
  extend(): void {
    if (this.warning?.isFinal === true) this.#isFinalWarningRead = true;
    this.#update("extend");
  }

  #time(): TabTime {
    const { clock } = this.#dependencies;
    return { now: clock.now(), elapsed: clock.elapsed() };
  }

  #update(kind: "tick" | Activity | "extend"): void {
    this.#step({ kind, time: this.#time(), stored: this.#dependencies.storage.read() });
  }

  #step(event: TabSessionEvent): void {
    if (this.#tab === undefined) return;
    const step = reduceTabSession(this.#tab, event, this.#limits);
    if (step.kind !== "open") return this.#endSession(step);
    this.#tab = step.state;
    this.#session.setSession(step.state.session);
    if (step.write !== undefined) this.#dependencies.storage.moveDeadline(step.write);
    const { warnsMs, isFinal } = step;
    const isWarning = warnsMs !== undefined && !(isFinal && this.#isFinalWarningRead);
    this.show(isWarning ? { leftMs: warnsMs, isFinal } : undefined);
  }

  #endSession(step: Exclude<TabSessionStep, { readonly kind: "open" }>): void {
    if (step.kind === "deadline-missing") return this.#session.closeWithoutDeadline();
    return step.by === "this-tab" ? this.#session.expire(step.ending) : this.#session.endFromOtherTab(step.ending);
  }

  /**
   * Ends the session only if the server responds that this session is over; a failed call does not end it (SESS-04).
   * One tab sends the request for all tabs.
   */
  async #askProvider(): Promise<void> {
    const runAtStart = this.#running;
    const { turns, port, clock } = this.#dependencies;
    const isMyTurn = await turns.take(clock.now(), this.#limits.checkEveryMs);
    if (!isMyTurn || runAtStart !== this.#running) return;
    const answer = await port.isActive();
    if (runAtStart === this.#running && answer.ok && !answer.value) this.#endLostSession();
  }

  #endLostSession(): void {
    if (this.#tab !== undefined)
      this.#step({
        kind: "lost",
        time: this.#time(),
        stored: this.#dependencies.storage.read(),
        sessionId: this.#tab.session.sessionId,
      });
  }

  private show(warning: SessionKeeper["warning"]): void {
    this.warning = warning;
  }
}
