import { action, computed, makeObservable, observable } from "mobx";
import {
  type AccountActivity,
  type ActivityGroup,
  type ActivityLogPort,
  type ActivityLogPage,
} from "#domain/settings/index.ts";
import { succeedIncomplete, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";

/** View model of the page of the activity log: one group or all, page by page (ACT-03). */
export class ActivityLogViewModel {
  group: ActivityGroup | undefined = undefined;
  readonly #port: ActivityLogPort;
  readonly #first: AsyncValue<ActivityLogPage>;
  /** All further pages as one. */
  readonly #older: AsyncValue<ActivityLogPage>;
  readonly #section: AsyncSectionModel<readonly AccountActivity[]>;

  constructor(port: ActivityLogPort) {
    this.#port = port;
    this.#first = new AsyncValue(() => port.load({ group: this.group }));
    this.#older = new AsyncValue(() => this.#loadOlder());
    const [first, older] = [this.#first, this.#older];
    this.#section = new AsyncSectionModel({
      needs: [
        {
          get state() {
            return first.state;
          },
          get incompleteFields() {
            return [...first.incompleteFields, ...older.incompleteFields];
          },
          reload: () => this.#restart(),
        },
      ],
      read: () =>
        first.known === undefined ? undefined : [...first.known.activities, ...(older.known?.activities ?? [])],
      load: () => first.load(),
    });
    makeObservable(this, { group: observable, choose: action, section: computed, olderPages: computed });
  }

  get section(): AsyncSection<readonly AccountActivity[]> {
    return this.#section.section;
  }

  /** State of the pages after the shown ones; `none` when all are shown. */
  get olderPages(): "none" | "available" | "loading" | "failed" {
    const { state } = this.#older;
    if (state.status === "loading" || state.status === "failed") return state.status;
    return this.#nextCursor === undefined ? "none" : "available";
  }

  start(): void {
    void this.#section.load();
  }

  /** Lists another group, or all activities. */
  readonly choose = (group: ActivityGroup | undefined): void => {
    if (group === this.group) return;
    this.group = group;
    this.#first.clear();
    this.#older.clear();
    this.start();
  };

  /** Loads the next page. */
  readonly showOlder = (): void => {
    if (this.olderPages === "available" || this.olderPages === "failed") void this.#older.reload();
  };

  get #nextCursor(): string | undefined {
    return (this.#older.known ?? this.#first.known)?.nextCursor;
  }

  #restart(): Promise<void> {
    this.#older.clear();
    return this.#first.reload();
  }

  async #loadOlder(): Promise<Result<ActivityLogPage, TransportFailure>> {
    const { known, incompleteFields } = this.#older;
    const page = await this.#port.load({ group: this.group, cursor: this.#nextCursor });
    if (!page.ok) return page;
    const value = { ...page.value, activities: [...(known?.activities ?? []), ...page.value.activities] };
    const incomplete = [...incompleteFields, ...(page.incompleteFields ?? [])];
    return incomplete.length === 0 ? { ...page, value } : succeedIncomplete(value, incomplete);
  }
}
