import {
  clientNumber,
  loginName,
  nip,
  password,
  passwordMatch,
  pesel,
  smsCode,
  type RuleViolation,
  type RuleKey,
  type RuleResult,
} from "../validation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";

/** How a code is sent. */
export type CodeChannel = "sms" | "email";

/**
 * Which channels a code may use (LOGIN-10), by the wire's number: 1 `email-or-phone`, 2 `email`,
 * 3 `email-and-mobile`, 4 `phone`.
 */
export type VerificationMode = "email-or-phone" | "email" | "email-and-mobile" | "phone";

/** Where a code can be sent. `address` is masked: it says which, and tells nobody else what it is. */
export interface CodeAddress {
  readonly channel: CodeChannel;
  readonly address: string;
}

/** What the provider has on file to send a code to, masked. A code goes by SMS, so a phone is a mobile one. */
export interface CodeContacts {
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** What the provider says of a customer number with an identification (LOGIN-02). */
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

/** Where somebody is on the way to an account (LOGIN-04). */
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
  /**
   * No code can be sent anywhere: the account is made in a call. `address`: the number that takes no SMS of ours,
   * masked.
   */
  | ({ readonly kind: "by-phone"; readonly address: string } & Identity);

export type RegisterField = "customerNumber" | "identification" | "code" | "login" | "password" | "repeated";

export interface RegisterComplaint {
  readonly field: RegisterField;
  readonly complaint: RuleViolation<RuleKey>;
}

/** Where a code may go (LOGIN-10). Mode 3 asks for both on file; none at all where they are not. */
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

/** A PESEL or a NIP: by its length, so that the complaint is of the number that was meant. */
export function identificationNumber(value: string): RuleResult<RuleKey> {
  return value.replaceAll(/[\s-]/gu, "").length === 10 ? nip(value) : pesel(value);
}

function complaintsOf(verdicts: {
  readonly [Field in RegisterField]?: RuleResult<RuleKey>;
}): readonly RegisterComplaint[] {
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
    return verdict === undefined || verdict === "valid" ? [] : [{ field, complaint: verdict }];
  });
}

/** Whether what was typed for a login can be a customer number, which is not asked for twice then. */
export function looksLikeCustomerNumber(typed: string): boolean {
  return clientNumber(typed.trim()) === "valid";
}

/** What is wrong with a customer number and an identification; empty when both may be sent. */
export function identityComplaints({ customerNumber, identification }: Identity): readonly RegisterComplaint[] {
  return complaintsOf({
    customerNumber: clientNumber(customerNumber),
    identification: identificationNumber(identification),
  });
}

/** What is wrong with a code: it has exactly six digits (LOGIN-10). */
export function codeComplaints(code: string): readonly RegisterComplaint[] {
  return complaintsOf({ code: smsCode(code) });
}

/**
 * What is wrong with a new login and its password (VAL-01, VAL-02); empty when they may be sent. Also while they are
 * typed; a login is sent trimmed, and is judged so.
 */
export function accountComplaints(given: {
  readonly login: string;
  readonly password: string;
  readonly repeated: string;
}): readonly RegisterComplaint[] {
  return complaintsOf({
    login: loginName(given.login.trim()),
    password: password(given.password),
    repeated: passwordMatch(given.password)(given.repeated),
  });
}
