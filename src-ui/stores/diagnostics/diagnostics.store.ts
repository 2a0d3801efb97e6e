import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { Subscription, timer } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import {
  describeUnshownPicture,
  diagnosisLines,
  diagnosisTitle,
  hasDeviations,
  hasFailed,
  matchesFilter,
  removePersonalData,
  type CallDiagnosticsPort,
  type CallErrorsPort,
  type DiagnosedCall,
  type DiagnosisEntry,
  type DiagnosticsFilter,
  type Diagnosis,
  type DiagnosticsConsolePort,
  type DiagnosticsModePort,
  type TimedError,
} from "#domain/tracking/index.ts";

export interface DiagnosticsDependencies {
  readonly calls: CallDiagnosticsPort;
  readonly errors: CallErrorsPort;
  readonly console: DiagnosticsConsolePort;
  readonly mode: DiagnosticsModePort;
  readonly clock: ClockPort;
  /** Release of the portal and code of the page load, part of what is copied. */
  readonly page: { readonly release: string; readonly supportCode: string };
}

const MAX_ENTRIES = 200;

/** Delay before a call is printed (ms), in which the deviations of its response arrive. */
const PRINT_DELAY_MS = 1_000;

/**
 * Calls of the page with the deviations of their responses, for the operator's engineers (CALL-17). A call and its
 * reports arrive separately, in any order; their request id joins them.
 */
export class DiagnosticsStore {
  /** Newest first. */
  entries: readonly DiagnosisEntry[] = [];
  filter: DiagnosticsFilter = "all";
  isCollapsed: boolean;
  readonly #dependencies: DiagnosticsDependencies;
  readonly #running = new Subscription();
  #lastId = 0;

  constructor(dependencies: DiagnosticsDependencies) {
    this.#dependencies = dependencies;
    this.isCollapsed = dependencies.mode.isCollapsed();
    makeObservable<this, "change">(this, {
      entries: observableRef,
      filter: observable,
      isCollapsed: observable,
      shown: computed,
      deviationCount: computed,
      failureCount: computed,
      change: action,
      setFilter: action,
      setCollapsed: action,
      clear: action,
    });
  }

  /** Entries that pass the filter. */
  get shown(): readonly DiagnosisEntry[] {
    return this.entries.filter((entry) => matchesFilter(entry, this.filter));
  }

  get deviationCount(): number {
    return this.entries.filter(hasDeviations).length;
  }

  get failureCount(): number {
    return this.entries.filter(hasFailed).length;
  }

  start(): void {
    const { calls, errors } = this.#dependencies;
    this.#running.add(calls.calls.subscribe((call) => this.#addCall(call)));
    this.#running.add(errors.errors.subscribe((error) => this.#addError(error)));
  }

  setFilter(filter: DiagnosticsFilter): void {
    this.filter = filter;
  }

  setCollapsed(isCollapsed: boolean): void {
    this.isCollapsed = isCollapsed;
    this.#dependencies.mode.setCollapsed(isCollapsed);
  }

  clear(): void {
    this.entries = [];
  }

  /** Calls `listener` when the mode is turned off. */
  onTurnOff(listener: () => void): void {
    this.#running.add(listener);
  }

  /** Ends the mode in this tab. */
  turnOff(): void {
    this.#running.unsubscribe();
    this.#dependencies.mode.turnOff();
  }

  /** Returns the shown entries as text, for an e-mail or a ticket. */
  formatText(): string {
    const { release, supportCode } = this.#dependencies.page;
    const entries = this.shown.map((entry) =>
      [diagnosisTitle(entry), ...diagnosisLines(entry).map((line) => `  ${line}`)].join("\n"),
    );
    return [`release ${release}, code ${supportCode}`, ...entries].join("\n\n");
  }

  /** Returns the shown entries as JSON, for tools. */
  formatJson(): string {
    const entries = this.shown.map(({ id: _id, ...entry }) => entry);
    return JSON.stringify({ ...this.#dependencies.page, entries }, null, 2);
  }

  #addCall(call: DiagnosedCall): void {
    const id = this.change(call.operation, call.requestId, () => ({ call }));
    if (call.outcome !== "running") this.#printSoon(id);
  }

  #addError(error: TimedError): void {
    if ("picture" in error) {
      const note = describeUnshownPicture(error.picture);
      return this.#printSoon(this.change("picture", undefined, () => ({ notes: [note] })));
    }
    const id = this.change(error.operation, error.requestId, ({ deviations, notes }) =>
      "deviation" in error
        ? { deviations: [...deviations, error.deviation] }
        : { notes: [...notes, removePersonalData(error.what)] },
    );
    if (error.requestId === undefined) this.#printSoon(id);
  }

  /** Changes the entry of a call, or adds one. Returns its id. */
  private change(
    operation: string,
    requestId: string | undefined,
    changes: (entry: Diagnosis) => Partial<Diagnosis>,
  ): number {
    const known = requestId === undefined ? undefined : this.entries.find((entry) => entry.requestId === requestId);
    if (known !== undefined) {
      this.entries = this.entries.map((entry) => (entry === known ? { ...entry, ...changes(entry) } : entry));
      return known.id;
    }
    const id = ++this.#lastId;
    const entry: DiagnosisEntry = { id, operation, requestId, call: undefined, deviations: [], notes: [] };
    this.entries = [{ ...entry, ...changes(entry) }, ...this.entries].slice(0, MAX_ENTRIES);
    return id;
  }

  #printSoon(id: number): void {
    this.#running.add(timer(PRINT_DELAY_MS, this.#dependencies.clock.scheduler).subscribe(() => this.#print(id)));
  }

  #print(id: number): void {
    const entry = this.entries.find((each) => each.id === id);
    if (entry !== undefined) this.#dependencies.console.group(diagnosisTitle(entry), diagnosisLines(entry));
  }
}
