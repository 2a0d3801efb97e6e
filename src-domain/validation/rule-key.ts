import type { AmountKey } from "./amount.ts";
import type { BankAccountKey } from "./bank-account.ts";
import type { ConfirmedChangeKey, ContactCodeKey } from "./contact-data.ts";
import type { LoginNameKey, PasswordKey, PasswordMatchKey, SmsCodeKey } from "./credentials.ts";
import type { DateBoundsKey } from "./date.ts";
import type { EmailKey } from "./email.ts";
import type { FileKey } from "./file.ts";
import type { ClientNumberKey, NipKey, PeselKey, PeselOrNipKey } from "./identity-numbers.ts";
import type { PhoneKey, PhoneLengthKey, UniquePhoneKey } from "./phone.ts";
import type { PostalCodeKey } from "./postal-code.ts";
import type { RequiredGroupKey, RequiredPermissionsKey } from "./required-choice.ts";
import type { ExactLengthKey, MaxLengthKey, MinLengthKey, RequiredKey } from "./text.ts";
import type { SendableTextKey } from "./xml-characters.ts";

/** Keys of all rule violations; each has a message (docs/guides/forms.md). */
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
  | PeselOrNipKey
  | PhoneKey
  | PhoneLengthKey
  | PostalCodeKey
  | RequiredGroupKey
  | RequiredKey
  | RequiredPermissionsKey
  | SendableTextKey
  | SmsCodeKey
  | UniquePhoneKey;
