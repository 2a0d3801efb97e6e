import type { JsonRecord } from "#kit/json.ts";

/** Assignment of a tariff to a customer for some time, as LMS bills it. Times in seconds; 0 is no limit. */
export interface ServiceTerm {
  readonly id: number;
  readonly name: string;
  /** Value of `tariffs.type`. */
  readonly type: number;
  readonly from: number;
  readonly to: number;
  readonly isSuspended: boolean;
  /** Price of a month, gross, in grosze; `undefined` for another period or currency. */
  readonly monthlyPrice: number | undefined;
  /** Speeds in kb/s; 0 is unknown. */
  readonly downlink: number;
  readonly uplink: number;
  readonly contractNumber: string | undefined;
  /** `documents.id` of the contract. */
  readonly contract: number | undefined;
  /** Nodes of the assignment; false: LMS has turned all of them off. */
  readonly isConnected: boolean;
  /** Address of the first node that has one. */
  readonly address: JsonRecord | undefined;
}
