import type { CallRefusal } from "#domain/support/index.ts";

/** Problem of a requested call, as shown to the customer. */
export type CallBackProblem = "lost" | "refused" | "notAllowed" | "timeTaken";

/** Problem of each refusal; `wrong-phone` is an error of the field. A refusal without a problem does not compile. */
export const CALL_REFUSAL_PROBLEMS: Readonly<Record<CallRefusal["code"], CallBackProblem | "wrong-phone">> = {
  "not-allowed": "notAllowed",
  "wrong-phone": "wrong-phone",
  "time-not-free": "timeTaken",
  unknown: "refused",
};
