import { isJsonRecord } from "#kit/json.ts";

/** Message to a thread that compares: a typed PIN and a bcrypt hash. */
export interface BcryptQuestion {
  readonly typed: string;
  readonly hash: string;
}

/** Message of the thread. */
export interface BcryptAnswer {
  readonly isSame: boolean;
}

/** Returns true for a question. */
export const isBcryptQuestion = (message: unknown): message is BcryptQuestion =>
  isJsonRecord(message) && typeof message["typed"] === "string" && typeof message["hash"] === "string";

/** Returns true for an answer. */
export const isBcryptAnswer = (message: unknown): message is BcryptAnswer =>
  isJsonRecord(message) && typeof message["isSame"] === "boolean";
