import type { AmountKey } from "./amount.ts";
import type { BankAccountKey } from "./bank-account.ts";
import type { ClientNumberKey } from "./client-number.ts";
import type { ConfirmedChangeKey } from "./confirmed-change.ts";
import type { ContactCodeKey } from "./contact-code.ts";
import type { DateBoundsKey } from "./date-bounds.ts";
import type { EmailKey } from "./email.ts";
import type { FileKey } from "./file.ts";
import type { LoginNameKey } from "./login-name.ts";
import type { NipKey } from "./nip.ts";
import type { PasswordMatchKey } from "./password-match.ts";
import type { PasswordKey } from "./password.ts";
import type { PeselKey } from "./pesel.ts";
import type { PhoneKey, PhoneLengthKey } from "./phone.ts";
import type { RequiredGroupKey } from "./required-group.ts";
import type { RequiredPermissionsKey } from "./required-permissions.ts";
import type { RequiredKey } from "./required.ts";
import type { SendableTextKey } from "./sendable-text.ts";
import type { SmsCodeKey } from "./sms-code.ts";
import type { ExactLengthKey, MaxLengthKey, MinLengthKey } from "./text-length.ts";
import type { UniquePhoneKey } from "./unique-phone.ts";

/** All that the rules can complain of; each has its message (docs/validation.md). */
export type RuleKey =
  | AmountKey
  | BankAccountKey
  | ClientNumberKey
  | ConfirmedChangeKey
  | ContactCodeKey
  | DateBoundsKey
  | EmailKey
  | ExactLengthKey
  | FileKey
  | LoginNameKey
  | MaxLengthKey
  | MinLengthKey
  | NipKey
  | PasswordKey
  | PasswordMatchKey
  | PeselKey
  | PhoneKey
  | PhoneLengthKey
  | RequiredGroupKey
  | RequiredKey
  | RequiredPermissionsKey
  | SendableTextKey
  | SmsCodeKey
  | UniquePhoneKey;
