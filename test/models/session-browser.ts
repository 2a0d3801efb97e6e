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

/** A tab as the model sees it. `state` is there while it shows data. */
export interface ModelTab {
  state: TabSessionState | undefined;
  ending: SessionEnding | undefined;
  warned: boolean;
  /** Frozen by the browser: nothing runs, and what others tell waits. */
  frozen: boolean;
  readonly inbox: SessionChange[];
}

/** What is true of the session, whatever tabs think of it. */
export interface Truth {
  /** When somebody was active last and it counted, in time that only runs on. */
  renewedAt: number;
  /** By how much the wall clock has been set since the start, each way added up. */
  set: number;
  /** The provider still holds the session. */
  held: boolean;
  loggedOut: boolean;
}

/** An answer of the provider that is on its way to the tab that asked. */
interface Asked {
  readonly tab: number;
  readonly active: boolean;
}

/**
 * Five tabs of one browser that share a store, on a machine whose clock may be set and which may sleep; and the
 * provider.
 */
export class SessionBrowser {
  real = 0;
  #offset = Date.UTC(2026, 10, 20, 12);
  stored: StoredSession | undefined;
  readonly tabs: readonly ModelTab[];
  readonly truth: Truth = { renewedAt: 0, set: 0, held: true, loggedOut: false };
  /** The tab that the person looks at: no browser freezes that one. */
  visible = 0;
  /** Deadlines as they were written, and when the provider was asked, by the wall clock. */
  readonly writes: number[] = [];
  readonly asks: number[] = [];
  /** The tab that has cleared what is stored last, and the look of all tabs in which it did. */
  cleared: { readonly tab: number; readonly look: number } | undefined;
  looks = 0;
  readonly #underWay: Asked[] = [];
  #askedAt: number | undefined;

  constructor() {
    const stored = { session: aSession(), deadline: deadlineAfter(this.now) };
    this.stored = stored;
    this.tabs = Array.from({ length: 5 }, (_, index) => ({
      // each tab counts its own time
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
   * Time passes: every tab that runs looks at the clock each second. What lies between two looks at which nothing
   * changes is left out.
   */
  pass(ms: number): void {
    const end = this.real + ms;
    while (this.real < end) {
      this.real = Math.min(end, this.#nextLook());
      this.tick();
    }
  }

  /**
   * The machine sleeps; somebody may set its clock meanwhile. Every tab that is not frozen looks as soon as it wakes.
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
    this.tabs.forEach((_, index) => this.#look(index, "tick"));
  }

  act(index: number, kind: "move" | "press" | "extend"): void {
    const tab = this.tabs[index];
    if (tab === undefined) return;
    // whoever acts in a tab looks at it first
    this.show(index);
    this.#look(index, kind);
  }

  /** The person looks at another tab; one that was frozen wakes. */
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
    this.#look(index, "tick");
    while (tab.inbox.length > 0) this.deliver(index);
  }

  /** What another tab has told arrives, the oldest first. */
  deliver(index: number): void {
    const tab = this.tabs[index];
    if (tab === undefined || tab.frozen) return;
    const sessionChange = tab.inbox.shift();
    if (sessionChange !== undefined) this.#step(index, (time) => ({ kind: "heard", time, sessionChange }));
  }

  /** A tab asks the provider, if it is its turn. */
  ask(index: number): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen || !isCheckDue(this.#askedAt, this.now, CHECK_EVERY_MS)) return;
    this.#askedAt = this.now;
    this.asks.push(this.now);
    this.#underWay.push({ tab: index, active: this.truth.held });
  }

  /** One of the answers that are under way arrives, in whatever order. */
  answer(which: number): void {
    const [asked] = this.#underWay.splice(which % Math.max(1, this.#underWay.length), 1);
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

  switchTo(index: number, currentContext: string): void {
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

  /** The next whole second at which a tab may find something changed, in time that only runs on. */
  #nextLook(): number {
    const left = this.stored === undefined ? Number.POSITIVE_INFINITY : this.stored.deadline - this.now;
    const marks = [left - WARNING_MS, left - SESSION_OVER_BELOW_MS].filter((ms) => ms > 0);
    return this.real + Math.max(SECOND, Math.ceil(Math.min(...marks, Number.MAX_SAFE_INTEGER) / SECOND) * SECOND);
  }

  #time(index: number): TabTime {
    return { now: this.now, elapsed: this.real + index * 7_777 };
  }

  #look(index: number, kind: "tick" | "move" | "press" | "extend"): void {
    this.#step(index, (time) => ({ kind, time, stored: this.stored }));
  }

  #step(index: number, eventAt: (time: TabTime) => TabSessionEvent): void {
    const tab = this.tabs[index];
    if (tab?.state === undefined || tab.frozen) return;
    const event = eventAt(this.#time(index));
    const step = reduceTabSession(tab.state, event);
    if (step.kind === "over") return this.#end(index, step.ending, step.clear);
    const asked = tab.warned;
    tab.state = step.state;
    tab.warned = step.warnsMs !== undefined;
    if (step.write !== undefined && this.stored !== undefined) {
      this.writes.push(step.write);
      this.#store(index, { ...this.stored, deadline: step.write });
    }
    if (event.kind === "extend" || event.kind === "press" || (event.kind === "move" && !asked))
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
