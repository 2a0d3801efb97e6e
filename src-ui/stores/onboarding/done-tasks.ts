import { createOnboardingFlag, isTaskDone, withFlag, type OnboardingFlag } from "#domain/onboarding/onboarding.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { storeCompletedTask } from "#domain/onboarding/use-cases/store-completed-task.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import { WriteCommand } from "../write-command.ts";
import type { OnboardingStore } from "./onboarding.store.ts";

export interface DoneTasksDependencies {
  readonly flags: OnboardingFlagsPort;
  readonly onboarding: OnboardingStore;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** What nobody needs to be told. */
  readonly log: (what: string) => void;
  /** A task that was not done is, for the first time: it is celebrated (SET-05). */
  readonly celebrate: (task: OnboardingTask) => void;
}

/** Stores completed tasks (SET-06). A failure is only logged: the customer has completed the task all the same. */
export class DoneTasks {
  readonly #dependencies: DoneTasksDependencies;
  readonly #commands = new Map<string, WriteCommand<OnboardingFlag, OnboardingFlag, never>>();
  readonly #inFlight = new Map<string, Promise<void>>();

  constructor(dependencies: DoneTasksDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The task of this name is done. A name that is none of the six is only logged; a task that counts as done already is
   * stored no second time. `days`: how long it counts, where that is not as usual.
   */
  mark(name: string, days?: number): Promise<void> {
    // pressed twice before the first answer: done once
    const inFlight = this.#inFlight.get(name) ?? this.#store(name, days).finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, inFlight);
    return inFlight;
  }

  /**
   * The task was done here, and the provider sets its flag by itself, as with e-invoices (EINV-02): celebrated as it is
   * there, and stored where it is not.
   */
  async done(task: OnboardingTask): Promise<void> {
    const { onboarding, celebrate } = this.#dependencies;
    await onboarding.events.reload();
    return this.#isDone(task) ? celebrate(task) : this.mark(task);
  }

  async #store(name: string, days: number | undefined): Promise<void> {
    const { onboarding, today, log, celebrate } = this.#dependencies;
    const flag = createOnboardingFlag(name, today.today, days);
    if (flag === undefined) return log(`no onboarding flag: ${name}`);
    await onboarding.events.load();
    if (this.#isDone(name)) return undefined;
    const wasKnown = onboarding.events.known !== undefined;
    const outcome = await this.#commandOf(name).run(flag);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return log(`onboarding flag not stored: ${name}`);
    // the response says nothing of the other tasks
    const { known } = onboarding.events;
    if (outcome.kind === "done" && known !== undefined) onboarding.events.replace(withFlag(known, outcome.value));
    // without the former flags the task may have been celebrated before
    return wasKnown ? celebrate(flag.eventName) : undefined;
  }

  /** The command of one task: the flags of several tasks can be stored at the same time. */
  #commandOf(name: string): WriteCommand<OnboardingFlag, OnboardingFlag, never> {
    const { flags, onboarding, today, idempotencyKeys } = this.#dependencies;
    const ports = { flags, reload: () => onboarding.events.refetch(), today: () => today.today };
    const command =
      this.#commands.get(name) ??
      new WriteCommand((flag: OnboardingFlag, key) => storeCompletedTask(ports, flag, key), idempotencyKeys);
    this.#commands.set(name, command);
    return command;
  }

  #isDone(name: string): boolean {
    const { onboarding, today } = this.#dependencies;
    return isTaskDone(onboarding.events.known ?? [], name, today.today);
  }
}
