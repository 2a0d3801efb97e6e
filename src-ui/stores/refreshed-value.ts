import { computed, makeObservable, observable } from "mobx";
import { firstValueFrom, timer } from "rxjs";
import type { ClockPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { isDeepEqual } from "#domain/shared-kernel/is-deep-equal.ts";
import { AsyncValue } from "./async-value.ts";

/** Delay of a refresh, ms: by then the page that shows the known value has been painted. */
const REFRESH_DELAY_MS = 100;

/** Age below which a value is not refreshed, ms: pages that are opened one after the other share a read. */
const FRESH_MS = 3_000;

/**
 * Async value that outlives its page. The next visit shows the known value at once and reads it again in the background
 * (NAV-30).
 */
export class RefreshedValue<Value> extends AsyncValue<Value> {
  readonly #clock: ClockPort;
  #readAt = Number.NEGATIVE_INFINITY;
  private hasRefreshFailed = false;

  constructor(request: () => Promise<Result<Value, TransportFailure>>, clock: ClockPort) {
    super(request);
    this.#clock = clock;
    makeObservable<this, "hasRefreshFailed">(this, { hasRefreshFailed: observable, isOutdated: computed });
  }

  /** True while the shown value may have changed, because it could not be read again; until it has been read. */
  get isOutdated(): boolean {
    return this.known !== undefined && this.hasRefreshFailed;
  }

  /**
   * Loads the value when none is known; otherwise reloads it once the page has been painted. Sends nothing for a value
   * that was read just now. Resolves when the state has settled.
   */
  override async refresh(): Promise<void> {
    const { state } = this;
    if (this.known === undefined || state.status === "loading") return this.load();
    if (state.status === "ready" && this.#clock.elapsed() - this.#readAt < FRESH_MS) return;
    await firstValueFrom(timer(REFRESH_DELAY_MS, this.#clock.scheduler));
    // Another state: a newer request, a written value or a logout.
    if (this.state === state) await this.reload();
    else if (this.state.status === "loading") await this.load();
  }

  override clear(): void {
    super.clear();
    this.hasRefreshFailed = false;
  }

  /** Keeps the known object when the server has returned an equal one, so that nothing renders again. */
  protected override settle(result: Result<Value, TransportFailure>): void {
    if (result.ok) this.#readAt = this.#clock.elapsed();
    // An aborted request says nothing about the value.
    if (result.ok || result.failure.kind !== "aborted") this.hasRefreshFailed = !result.ok;
    const { known } = this;
    super.settle(
      result.ok && known !== undefined && isDeepEqual(result.value, known) ? { ...result, value: known } : result,
    );
  }
}
