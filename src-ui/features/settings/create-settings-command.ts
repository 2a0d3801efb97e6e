import type { WriteKey, WriteOutcome } from "#domain/shared-kernel/write.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Dependencies of each write of the settings. */
export type SettingsCommandDependencies = Pick<SettingsDependencies, "idempotencyKeys" | "store">;

/** Creates a command of the settings. After an executed write it reads the shown activities again (ACT-06). */
export function createSettingsCommand<Input, Value, Refusal extends { readonly kind: string }>(
  execute: WriteUseCase<Input, Value, Refusal>,
  { idempotencyKeys, store }: SettingsCommandDependencies,
): WriteCommand<Input, Value, Refusal> {
  const executeAndRead = async (input: Input, key: WriteKey): Promise<WriteOutcome<Value, Refusal>> => {
    const outcome = await execute(input, key);
    if (outcome.kind === "done" || outcome.kind === "found-done") refreshActivities(store);
    return outcome;
  };
  return new WriteCommand(executeAndRead, idempotencyKeys);
}

/** Reads the activities again if they were read before. */
function refreshActivities({ activities }: Pick<SettingsDependencies["store"], "activities">): void {
  if (activities.state.status !== "idle") void activities.reload();
}
