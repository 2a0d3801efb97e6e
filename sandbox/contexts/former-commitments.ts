import { isJsonRecord, type JsonRecord } from "#kit/json.ts";

/**
 * Lists the terms of a product before each of its extensions, the newest first. Each has the id of the offer that has
 * replaced it.
 */
export function formerCommitmentsOf({ formerCommitment }: JsonRecord): readonly JsonRecord[] {
  return isJsonRecord(formerCommitment) ? [formerCommitment, ...formerCommitmentsOf(formerCommitment)] : [];
}
