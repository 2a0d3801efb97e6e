import { createOnboardingFlag, isTaskDone, withFlag, type OnboardingFlag } from "#domain/onboarding/onboarding.ts";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { OnboardingTask } from "#domain/onboarding/index.ts";
import { storeCompletedTask } from "#domain/onboarding/use-cases/store-completed-task.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import { WriteCommand } from "../write-command.ts";
import type { OnboardingStore } from "./onboarding.store.ts";

export interface CompletedTasksWriterDependencies {
  readonly flags: OnboardingFlagsPort;
  readonly onboarding: OnboardingStore;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Logs a failure that the customer does not need to see. */
  readonly log: (what: string) => void;
  /** Celebrates a task that was completed for the first time (SET-05). */
  readonly celebrate: (task: OnboardingTask) => void;
}

/**
 * Stores completed tasks (SET-06). A failure is only logged, because the customer has completed the task all the same.
 */
export class CompletedTasksWriter {
  readonly #dependencies: CompletedTasksWriterDependencies;
  readonly #commands = new Map<string, WriteCommand<OnboardingFlag, OnboardingFlag, never>>();
  readonly #inFlight = new Map<string, Promise<void>>();

  constructor(dependencies: CompletedTasksWriterDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Marks the task of this name as done. Only logs an unknown name; does not store a task that is already done. `days`:
   * validity of the task, if it is not the default.
   */
  markDone(name: string, days?: number): Promise<void> {
    // A second press before the first response shares its request.
    const inFlight = this.#inFlight.get(name) ?? this.#store(name, days).finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, inFlight);
    return inFlight;
  }

  /**
   * Stores the flag of a task even if it is set, such as after an activation (EINV-02). Does not celebrate the task.
   */
  async renew(task: OnboardingTask): Promise<void> {
    const flag = createOnboardingFlag(task, this.#dependencies.today.today);
    if (flag !== undefined) await this.#write(flag);
  }

  async #store(name: string, days: number | undefined): Promise<void> {
    const { onboarding, today, log, celebrate } = this.#dependencies;
    const flag = createOnboardingFlag(name, today.today, days);
    if (flag === undefined) return log(`no onboarding flag: ${name}`);
    await onboarding.storedFlags.load();
    if (this.#isDone(name)) return undefined;
    const wasKnown = onboarding.storedFlags.known !== undefined;
    const isStored = await this.#write(flag);
    // Without the former flags, the task may have been celebrated before.
    return isStored && wasKnown ? celebrate(flag.eventName) : undefined;
  }

  /** Sends the flag. Resolves with true if it is stored; logs a failure. */
  async #write(flag: OnboardingFlag): Promise<boolean> {
    const { onboarding, log } = this.#dependencies;
    const outcome = await this.#commandOf(flag.eventName).run(flag);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") {
      log(`onboarding flag not stored: ${flag.eventName}`);
      return false;
    }
    // The response contains only this task.
    const { known } = onboarding.storedFlags;
    if (outcome.kind === "done" && known !== undefined) onboarding.storedFlags.replace(withFlag(known, outcome.value));
    return true;
  }

  /** Returns the command of one task: the flags of several tasks can be stored at the same time. */
  #commandOf(name: string): WriteCommand<OnboardingFlag, OnboardingFlag, never> {
    const { flags, onboarding, today, idempotencyKeys } = this.#dependencies;
    const ports = { flags, reload: () => onboarding.storedFlags.refetch(), today: () => today.today };
    const command =
      this.#commands.get(name) ??
      new WriteCommand((flag: OnboardingFlag, key) => storeCompletedTask(ports, flag, key), idempotencyKeys);
    this.#commands.set(name, command);
    return command;
  }

  #isDone(name: string): boolean {
    const { onboarding, today } = this.#dependencies;
    return isTaskDone(onboarding.storedFlags.known ?? [], name, today.today);
  }
}
