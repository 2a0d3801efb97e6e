import type { JsonRecord } from "#kit/json.ts";
import type { AccountSnapshot } from "./account-snapshot.ts";
import type { RecordedKind } from "./recorded-kinds.ts";
import type { ActivityOwner } from "./activity.repository.ts";
import type { OperationCall } from "./operation.ts";

/** Executed write with the data before and after it. */
export interface ExecutedWrite {
  readonly call: OperationCall;
  readonly owner: ActivityOwner;
  readonly answer: JsonRecord;
  readonly before: AccountSnapshot;
  readonly after: AccountSnapshot;
}

/** Activity of a write. */
export interface WriteActivity {
  readonly kind: RecordedKind;
  readonly detail?: string | undefined;
  /** Grosze. */
  readonly amount?: number | undefined;
  /** Day until which the money arrives, for the notice only. */
  readonly arrivesBy?: string | undefined;
  /** False: the customer receives no notice, although the kind has one. */
  readonly notifies?: boolean;
}
