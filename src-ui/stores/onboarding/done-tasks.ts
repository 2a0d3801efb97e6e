import { flagOf, withFlag } from "#domain/onboarding/onboarding.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKey, executeWrite } from "#domain/shared-kernel/write.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { OnboardingStore } from "./onboarding.store.ts";

export interface DoneTasksWorld {
  readonly flags: OnboardingFlagsPort;
  readonly onboarding: OnboardingStore;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** What nobody needs to be told. */
  readonly log: (what: string) => void;
  /** A task that was not done is, for the first time: it is celebrated (SET-05). */
  readonly celebrate: (task: OnboardingTask) => void;
}

/** Stores tasks as they are done (SET-06). That a flag cannot be stored is nobody's trouble: what was done is done. */
export class DoneTasks {
  readonly #world: DoneTasksWorld;
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(world: DoneTasksWorld) {
    this.#world = world;
  }

  /**
   * The task of this name is done. A name that is none of the six is only logged; a task that counts as done already is
   * stored no second time. `days`: how long it counts, where that is not as usual.
   */
  mark(name: string, days?: number): Promise<void> {
    // pressed twice before the first answer: done once
    const underWay = this.#underWay.get(name) ?? this.#store(name, days).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, underWay);
    return underWay;
  }

  /**
   * The task was done here, and the provider sets its flag by itself, as with e-invoices (EINV-02): celebrated as it is
   * there, and stored where it is not.
   */
  async done(task: OnboardingTask): Promise<void> {
    const { onboarding, celebrate } = this.#world;
    await onboarding.events.reload();
    return this.#isDone(task) ? celebrate(task) : this.mark(task);
  }

  async #store(name: string, days: number | undefined): Promise<void> {
    const { flags, onboarding, today, idempotencyKeys, log, celebrate } = this.#world;
    const flag = flagOf(name, today.today, days);
    if (flag === undefined) return log(`no onboarding flag: ${name}`);
    await onboarding.events.load();
    if (this.#isDone(name)) return undefined;
    const wasKnown = onboarding.events.known !== undefined;
    const idempotencyKey = this.#idempotencyKeys.get(name) ?? new IdempotencyKey(idempotencyKeys);
    this.#idempotencyKeys.set(name, idempotencyKey);
    const end = await executeWrite(idempotencyKey, {
      content: [flag.expirationDate],
      send: (intentId) => flags.save({ ...flag, intentId }),
      verifyApplied: async () => {
        await onboarding.events.reload();
        return this.#isDone(name);
      },
    });
    if (end.kind !== "done" && end.kind !== "found-done") return log(`onboarding flag not stored: ${name}`);
    // of the other tasks nobody knows more than before
    const { known } = onboarding.events;
    if (end.kind === "done" && known !== undefined) onboarding.events.replace(withFlag(known, end.value));
    // where it was not known whether it was done before, it may have been celebrated before
    return wasKnown ? celebrate(flag.eventName) : undefined;
  }

  #isDone(name: string): boolean {
    const { onboarding, today } = this.#world;
    return (onboarding.events.known ?? []).some(
      ({ eventName, eventSet, expirationDate }) =>
        eventName === name && eventSet && (expirationDate === undefined || expirationDate >= today.today),
    );
  }
}
