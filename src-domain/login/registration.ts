import {
  ruleViolation,
  clientNumber,
  loginName,
  nip,
  password,
  passwordMatch,
  pesel,
  smsCode,
  withoutSeparators,
  type RuleViolation,
  type RuleKey,
  type RuleResult,
} from "../validation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";

/** Channel of a code. */
export type CodeChannel = "sms" | "email";

/**
 * Channels allowed for a code (LOGIN-10) by the wire number: 1 `email-or-phone`, 2 `email`, 3 `email-and-mobile`, 4
 * `phone`.
 */
export type VerificationMode = "email-or-phone" | "email" | "email-and-mobile" | "phone";

/** Destination of a code. `address` is masked, so that only its owner recognizes it. */
export interface CodeAddress {
  readonly channel: CodeChannel;
  readonly address: string;
}

/** Masked contact data stored by the server. `phone` is a mobile number, because codes are sent by SMS. */
export interface CodeContacts {
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** Result of the identification (LOGIN-02). */
export type IdentificationResult =
  | { readonly kind: "may-register"; readonly mode: VerificationMode; readonly contacts: CodeContacts }
  | { readonly kind: "has-account" }
  | { readonly kind: "not-possible" }
  | { readonly kind: "unknown" };

export interface Identity {
  readonly customerNumber: string;
  /** PESEL or NIP. */
  readonly identification: string;
}

/** Stage of the registration (LOGIN-04). */
export type RegisterStage =
  | ({ readonly kind: "identity" } & Identity)
  | ({
      readonly kind: "channel";
      readonly addresses: readonly CodeAddress[];
      readonly chosen: CodeChannel | undefined;
    } & Identity)
  | ({
      readonly kind: "code";
      readonly addresses: readonly CodeAddress[];
      readonly channel: CodeChannel;
      readonly validUntil: Instant;
      readonly againAt: Instant;
    } & Identity)
  | ({
      readonly kind: "account";
      readonly addresses: readonly CodeAddress[];
      readonly channel: CodeChannel;
      readonly ticket: string;
    } & Identity)
  /** No code can be sent, so the customer registers by a phone call. `address`: masked number that accepts no SMS. */
  | ({ readonly kind: "by-phone"; readonly address: string } & Identity);

export type RegisterField = "customerNumber" | "identification" | "code" | "login" | "password" | "repeated";

export interface RegisterViolation {
  readonly field: RegisterField;
  readonly violation: RuleViolation<RuleKey>;
}

/** Returns the destinations of a code (LOGIN-10). `email-and-mobile` needs both; otherwise there are none. */
export function codeAddresses(mode: VerificationMode, { email, phone }: CodeContacts): readonly CodeAddress[] {
  const bySms: readonly CodeAddress[] = phone === undefined ? [] : [{ channel: "sms", address: phone }];
  const byEmail: readonly CodeAddress[] = email === undefined ? [] : [{ channel: "email", address: email }];
  switch (mode) {
    case "email-or-phone":
      return [...bySms, ...byEmail];
    case "email":
      return byEmail;
    case "phone":
      return bySms;
    case "email-and-mobile":
      return email === undefined || phone === undefined ? [] : [...bySms, ...byEmail];
  }
}

/** Validates a PESEL or a NIP. The length decides which one, so that the violation matches the typed number. */
export function identificationNumber(value: string): RuleResult<RuleKey> {
  const digits = withoutSeparators(value);
  if (digits === "") return ruleViolation("required");
  if (digits.length === 10) return nip(value);
  return digits.length === 11 ? pesel(value) : ruleViolation("peselOrNipForm");
}

function violationsOf(verdicts: {
  readonly [Field in RegisterField]?: RuleResult<RuleKey>;
}): readonly RegisterViolation[] {
  const fields: readonly RegisterField[] = [
    "customerNumber",
    "identification",
    "code",
    "login",
    "password",
    "repeated",
  ];
  return fields.flatMap((field) => {
    const verdict = verdicts[field];
    return verdict === undefined || verdict === "valid" ? [] : [{ field, violation: verdict }];
  });
}

/** Returns true if the typed login can be a customer number, which then need not be typed again. */
export function looksLikeCustomerNumber(typed: string): boolean {
  return clientNumber(typed.trim()) === "valid";
}

/** Returns the violations by customer number and identification; empty if valid. */
export function identityViolations({ customerNumber, identification }: Identity): readonly RegisterViolation[] {
  return violationsOf({
    customerNumber: clientNumber(customerNumber),
    identification: identificationNumber(identification),
  });
}

/** Returns the violations by a code, which has exactly six digits (LOGIN-10). */
export function codeViolations(code: string): readonly RegisterViolation[] {
  return violationsOf({ code: smsCode(code) });
}

/**
 * Returns the violations by a new login and password (VAL-01, VAL-02); empty if valid. Also used while typing. It
 * validates the trimmed login.
 */
export function accountViolations(given: {
  readonly login: string;
  readonly password: string;
  readonly repeated: string;
}): readonly RegisterViolation[] {
  return violationsOf({
    login: loginName(given.login.trim()),
    password: password(given.password),
    repeated: passwordMatch(given.password)(given.repeated),
  });
}
