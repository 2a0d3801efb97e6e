import {
  deadlineAfter,
  isCheckDue,
  startTabSession,
  reduceTabSession,
  CHECK_EVERY_MS,
  SESSION_OVER_BELOW_MS,
  WARNING_MS,
  type SessionChange,
  type SessionEnding,
  type StoredSession,
  type TabSessionEvent,
  type TabSessionState,
  type TabTime,
} from "#domain/session/index.ts";
import { aSession } from "#test/mothers/index.ts";

const SECOND = 1_000;

/** Tab in the model; `state` is set while it shows data. */
export interface ModelTab {
  state: TabSessionState | undefined;
  ending: SessionEnding | undefined;
  warned: boolean;
  /** Set while the browser freezes the tab: no code runs, and changes of other tabs wait in `inbox`. */
  frozen: boolean;
  readonly inbox: SessionChange[];
}

/** Facts about the session, independent of the tabs. */
export interface ModelSessionFacts {
  /** Time of the last activity that renewed the session, in elapsed time. */
  renewedAt: number;
  /** Sum of all changes of the wall clock since the start, as absolute values. */
  set: number;
  /** Set while the server holds the session. */
  held: boolean;
  loggedOut: boolean;
}

/** Pending response of the server to the tab that requested it. */
interface PendingAnswer {
  readonly tab: number;
  readonly active: boolean;
}

/** Model of five tabs of one browser with shared storage and a clock that may be set or sleep, and of the server. */
export class SessionBrowser {
  real = 0;
  #offset = Date.UTC(2026, 10, 20, 12);
  stored: StoredSession | undefined;
  readonly tabs: readonly ModelTab[];
  readonly truth: ModelSessionFacts = { renewedAt: 0, set: 0, held: true, loggedOut: false };
  /** Index of the visible tab, which browsers do not freeze. */
  visible = 0;
  /** Written deadlines, and times of requests to the server, by the wall clock. */
  readonly writes: number[] = [];
  readonly asks: number[] = [];
  /** Last tab that cleared the storage, and the number of the check in which it did so. */
  cleared: { readonly tab: number; readonly look: number } | undefined;
  looks = 0;
  readonly #pendingAnswers: PendingAnswer[] = [];
  #askedAt: number | undefined;

  constructor() {
    const stored = { session: aSession(), deadline: deadlineAfter(this.now) };
    this.stored = stored;
    this.tabs = Array.from({ length: 5 }, (_, index) => ({
      // Each tab measures its own elapsed time.
      state: startTabSession(stored, this.#time(index)),
      ending: undefined,
      warned: false,
      frozen: false,
      inbox: [],
    }));
  }

  get now(): number {
    return this.#offset + this.real;
  }

  get awake(): readonly ModelTab[] {
    return this.tabs.filter(({ frozen }) => !frozen);
  }

  /**
   * Advances the time: every running tab checks the clock each second. Checks between which nothing changes are
   * skipped.
   */
  pass(ms: number): void {
    const end = this.real + ms;
    while (this.real < end) {
      this.real = Math.min(end, this.#nextCheckAt());
      this.tick();
    }
  }

  /**
   * Simulates sleep of the machine, with an optional change of its clock. Every tab that is not frozen checks the clock
   * when it wakes.
   */
  sleep(ms: number, set: number): void {
    this.real += ms;
    this.#set(set);
    this.tick();
  }

  setClock(by: number): void {
    this.#set(by);
  }

  tick(): void {
    this.looks += 1;
    this.tabs.forEach((_, index) => this.#dispatch(index, "tick"));
  }

  act(index: number, kind: "move" | "press" | "extend"): void {
    const tab = this.tabs[index];
    if (tab === undefined) return;
    // A user who acts in a tab has made it visible first.
    this.show(index);
    this.#dispatch(index, kind);
  }

  /** Makes another tab visible, and unfreezes it. */
  show(index: number): void {
    this.visible = index;
    this.thaw(index);
  }

  freeze(index: number): void {
    const tab = this.tabs[index];
    if (tab !== undefined && index !== this.visible) tab.frozen = true;
  }

  thaw(index: number): void {
    const tab = this.tabs[index];
    if (tab === undefined || !tab.frozen) return;
    tab.frozen = false;
    this.#dispatch(index, "tick");
    while (tab.inbox.length > 0) this.deliver(index);
  }

  /** Delivers the oldest pending change of another tab. */
  deliver(index: number): void {
    const tab = this.tabs[index];
    if (tab === undefined || tab.frozen) return;
    const sessionChange = tab.inbox.shift();
    if (sessionChange !== undefined) this.#step(index, (time) => ({ kind: "session-changed", time, sessionChange }));
  }

  /** Sends a request to the server when it is this tab's turn. */
  ask(index: number): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen || !isCheckDue(this.#askedAt, this.now, CHECK_EVERY_MS)) return;
    this.#askedAt = this.now;
    this.asks.push(this.now);
    this.#pendingAnswers.push({ tab: index, active: this.truth.held });
  }

  /** Delivers one of the pending responses, in any order. */
  answer(which: number): void {
    const [asked] = this.#pendingAnswers.splice(which % Math.max(1, this.#pendingAnswers.length), 1);
    if (asked === undefined || asked.active) return;
    const tab = this.tabs[asked.tab];
    if (tab?.state === undefined || tab.frozen) return;
    const { sessionId } = tab.state.session;
    this.#step(asked.tab, (time) => ({ kind: "lost", time, stored: this.stored, sessionId }));
  }

  logOut(index: number): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen) return;
    this.truth.loggedOut = true;
    this.#end(index, "logout", true);
  }

  switchAccount(index: number, currentContext: string): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen || this.stored === undefined) return;
    const session = { ...tab.state.session, currentContext };
    tab.state = { ...tab.state, session };
    this.#store(index, { ...this.stored, session });
  }

  #set(by: number): void {
    this.#offset += by;
    this.truth.set += Math.abs(by);
  }

  /** Returns the next whole second at which a tab may detect a change, in elapsed time. */
  #nextCheckAt(): number {
    const left = this.stored === undefined ? Number.POSITIVE_INFINITY : this.stored.deadline - this.now;
    const marks = [left - WARNING_MS, left - SESSION_OVER_BELOW_MS].filter((ms) => ms > 0);
    return this.real + Math.max(SECOND, Math.ceil(Math.min(...marks, Number.MAX_SAFE_INTEGER) / SECOND) * SECOND);
  }

  #time(index: number): TabTime {
    return { now: this.now, elapsed: this.real + index * 7_777 };
  }

  #dispatch(index: number, kind: "tick" | "move" | "press" | "extend"): void {
    this.#step(index, (time) => ({ kind, time, stored: this.stored }));
  }

  #step(index: number, eventAt: (time: TabTime) => TabSessionEvent): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen) return;
    const event = eventAt(this.#time(index));
    const step = reduceTabSession(tab.state, event);
    if (step.kind === "deadline-missing") return this.#end(index, "missing", false);
    if (step.kind === "ended") return this.#end(index, step.ending, step.by === "this-tab");
    const wasWarned = tab.warned;
    tab.state = step.state;
    tab.warned = step.warnsMs !== undefined;
    if (step.write !== undefined && this.stored !== undefined) {
      this.writes.push(step.write);
      this.#store(index, { ...this.stored, deadline: step.write });
    }
    if (event.kind === "extend" || event.kind === "press" || (event.kind === "move" && !wasWarned))
      this.truth.renewedAt = this.real;
  }

  #end(index: number, ending: SessionEnding, clear: boolean): void {
    const tab = this.tabs[index];
    if (tab === undefined) return;
    Object.assign(tab, { state: undefined, ending, warned: false });
    if (!clear) return;
    this.stored = undefined;
    this.cleared = { tab: index, look: this.looks };
    this.#broadcast(index, ending);
  }

  #store(index: number, stored: StoredSession): void {
    this.stored = stored;
    this.#broadcast(index, stored);
  }

  #broadcast(from: number, sessionChange: SessionChange): void {
    this.tabs.forEach((tab, index) => {
      if (index !== from) tab.inbox.push(sessionChange);
    });
  }
}
