import type { Complaint, RuleKey } from "#domain/validation/index.ts";

/** What only the provider knows to be wrong with a field. */
export type ServerKey = "codeWrong" | "codeExpired" | "loginUsed" | "passwordNow";

/** Everything that may stand under a field; a key without a message does not compile (messages.ts). `invalid`: no rule says more. */
export type MessageKey = RuleKey | ServerKey | "invalid";

/** What stands under a field. */
export type FieldComplaint = Complaint<MessageKey>;
