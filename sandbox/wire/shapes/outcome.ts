import type { Fields } from "../shape.ts";

/** Comes first in every result. */
export const OUTCOME: Fields = {
  sessionError: "flag",
  roleError: "flag",
  backendAccessError: "flag",
  rodoRestrictionError: "flag",
  errorMessage: "text",
  errorCode: "text",
};
