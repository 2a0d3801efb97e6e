import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { SupportPort } from "#domain/support/index.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";

export interface CallBackDependencies {
  readonly port: Pick<SupportPort, "requestCall" | "cancelCall">;
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Known phone number, in the format of the field's mask. */
  readonly phone: string;
}
