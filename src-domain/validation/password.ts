import { textLength } from "./text-length.ts";
import { complain, type Complaint, type Verdict } from "./verdict.ts";

export type PasswordKey =
  | "passwordIncorrect"
  | "passwordShort"
  | "passwordLong"
  | "passwordLowercase"
  | "passwordUppercase"
  | "passwordNumber";

/** The symbols that a password may hold beside letters A to Z and digits (VAL-01). */
export const PASSWORD_SYMBOLS = "!@#$%^&*()_+-=[]{};:,.?/|~";

const MIN = 8;
const MAX = 32;
const ALLOWED = /^[A-Za-z0-9!@#$%^&*()_+\-=[\]{};:,.?/|~]*$/;

/**
 * All that is wrong with a new password, the first to be told first (VAL-01): a character that it may not hold, its
 * length,
 * a lowercase letter, an uppercase letter, a digit. Letters are those of English: `ż` is not typed alike everywhere.
 */
export function passwordComplaints(value: string): readonly Complaint<PasswordKey>[] {
  const length = textLength(value);
  const complaints: Complaint<PasswordKey>[] = [];
  if (!ALLOWED.test(value)) complaints.push(complain("passwordIncorrect"));
  if (length < MIN) complaints.push(complain("passwordShort", { count: length, min: MIN }));
  if (length > MAX) complaints.push(complain("passwordLong", { max: MAX }));
  if (!/[a-z]/.test(value)) complaints.push(complain("passwordLowercase"));
  if (!/[A-Z]/.test(value)) complaints.push(complain("passwordUppercase"));
  if (!/[0-9]/.test(value)) complaints.push(complain("passwordNumber"));
  return complaints;
}

/** The first thing that is wrong with a new password (VAL-01). */
export function password(value: string): Verdict<PasswordKey> {
  return passwordComplaints(value)[0] ?? "valid";
}
