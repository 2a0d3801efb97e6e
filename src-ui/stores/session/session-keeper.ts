import { action, computed, makeObservable, observableRef } from "mobx";
import { interval, Subscription } from "rxjs";
import {
  SESSION_LIMITS,
  startWatch,
  watchStep,
  type Activity,
  type ActivityPort,
  type ServiceSignalsPort,
  type SessionEventsPort,
  type SessionLimits,
  type SessionPort,
  type SessionStoragePort,
  type StoredSession,
  type WatchEvent,
  type WatchState,
} from "#domain/session/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { SessionStore } from "./session.store.ts";

/** What the keeper listens to, and what it asks. */
export interface SessionKeeperPorts {
  readonly clock: ClockPort;
  readonly activity: ActivityPort;
  readonly events: SessionEventsPort;
  readonly signals: ServiceSignalsPort;
  readonly storage: SessionStoragePort;
  readonly port: SessionPort;
}

const TICK_MS = 1_000;

/** Keeps the time of an open session: moves its deadline, warns, and ends it (SESS-01 to SESS-04, SESS-08, SESS-09). */
export class SessionKeeper {
  /** What the customer is warned of; `undefined` while there is nothing to warn of (SESS-02). */
  warning: { readonly leftMs: number } | undefined;
  readonly #session: SessionStore;
  readonly #ports: SessionKeeperPorts;
  readonly #limits: SessionLimits;
  #watch: WatchState | undefined;
  #running: Subscription | undefined;

  constructor(session: SessionStore, ports: SessionKeeperPorts, limits = SESSION_LIMITS) {
    this.#session = session;
    this.#ports = ports;
    this.#limits = limits;
    makeObservable<this, "show">(this, { warning: observableRef, warns: computed, show: action });
  }

  /** Whether there is something to warn of; unlike `warning` it does not change with every second. */
  get warns(): boolean {
    return this.warning !== undefined;
  }

  /** How long before the end the warning comes, ms. */
  get warningMs(): number {
    return this.#limits.warningMs;
  }

  /** Begins to watch the session in force; a watch that runs is replaced. */
  start(): void {
    this.stop();
    const { clock, activity, events, signals, storage } = this.#ports;
    const deadline = storage.read()?.deadline;
    if (deadline === undefined) return this.#session.expire();
    this.#watch = startWatch(deadline, clock.now());
    const running = new Subscription();
    this.#running = running;
    running.add(interval(TICK_MS, clock.scheduler).subscribe(() => this.#look("tick")));
    running.add(activity.wakes.subscribe(() => this.#look("tick")));
    running.add(activity.activity.subscribe((kind) => this.#look(kind)));
    running.add(interval(this.#limits.checkEveryMs, clock.scheduler).subscribe(() => void this.#askProvider()));
    running.add(events.changes.subscribe((stored) => this.#hear(stored)));
    running.add(
      signals.signals.subscribe(({ flag }) => {
        if (flag === "sessionError") this.#session.expire();
      }),
    );
    this.#look("tick");
  }

  stop(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
    this.#watch = undefined;
    this.show(undefined);
  }

  /** The customer answers the warning: a full session again (SESS-02). */
  extend(): void {
    this.#look("extend");
  }

  /**
   * Something happens in this tab. What the others have written counts first: a tab that slept, or that the browser
   * has frozen, hears of it late, and must not end a session that they have kept open meanwhile (SESS-08).
   */
  #look(kind: "tick" | Activity | "extend"): void {
    if (this.#watch === undefined) return;
    const { clock, storage } = this.#ports;
    this.#hear(storage.read());
    this.#step({ kind, now: clock.now() });
  }

  /** What is stored now, as far as this tab is told. */
  #hear(stored: StoredSession | undefined): void {
    const now = this.#ports.clock.now();
    if (stored === undefined) {
      // another tab whose time was up has cleared it: it is up here, too, and nobody has logged out
      this.#step({ kind: "tick", now });
      this.#session.leftElsewhere();
    } else if (stored.session.sessionId !== this.#session.current?.sessionId) this.#session.leftElsewhere();
    else this.#step({ kind: "deadline-moved", now, deadline: stored.deadline });
  }

  #step(event: WatchEvent): void {
    if (this.#watch === undefined) return;
    const { state, phase, write } = watchStep(this.#watch, event, this.#limits);
    this.#watch = state;
    if (write !== undefined) this.#ports.storage.moveDeadline(write);
    switch (phase.kind) {
      case "open":
        return this.show(undefined);
      case "warning":
        return this.show({ leftMs: phase.leftMs });
      case "over":
      case "missing":
        return this.#session.expire();
    }
  }

  /** Only a clear "no" ends the session, and only the one that was asked about: a failure is no answer (SESS-04). */
  async #askProvider(): Promise<void> {
    const asked = this.#running;
    const answer = await this.#ports.port.isActive();
    if (asked === undefined || asked !== this.#running) return;
    if (answer.ok && !answer.value) this.#session.expire();
  }

  private show(warning: { readonly leftMs: number } | undefined): void {
    this.warning = warning;
  }
}
