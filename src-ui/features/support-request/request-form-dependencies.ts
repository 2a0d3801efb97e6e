import type { FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { FormOption, OwnDataKind, SupportPort } from "#domain/support/index.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import type { SendRequest } from "./request-registration.ts";
import type { KnownContact } from "./request-answers.ts";

export interface RequestFormDependencies {
  readonly port: Pick<SupportPort, "addFile">;
  readonly send: SendRequest;
  readonly store: Pick<SupportStore, "requests">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  readonly known: KnownContact;
  /** Returns what the portal offers as answers; `undefined` while it is loading. */
  readonly offered: (kind: OwnDataKind) => readonly FormOption[] | undefined;
}
