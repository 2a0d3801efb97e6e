import { grosze, warsawDate } from "#domain/shared-kernel/index.ts";
import {
  amount,
  confirmedChange,
  date,
  dateFrom,
  email,
  maxLength,
  notAfterToday,
  optional,
  password,
  passwordMatch,
  phone,
  required,
  requiredGroup,
  requiredPermissions,
  smsCode,
  uniquePhone,
  type PermissionChoice,
} from "#domain/validation/index.ts";
import { Checked, CheckedWith } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";

/** The day on which the gallery stands. */
const TODAY = warsawDate("2026-11-20");
const bounds = TODAY === undefined ? [] : [notAfterToday(TODAY)];
const visits = TODAY === undefined ? [date] : [dateFrom(TODAY)];
const OVERPAID = grosze(18_743);

/** The number that the provider knows. */
export const KNOWN_MOBILE = "601-234-567";

/** How much fits into the description. */
export const DESCRIPTION_LENGTH = 500;

/** A form with every kind of field that there is. */
export class Report {
  @Kept @Checked(required) kind = "";
  @Kept @Checked(required) city = "";
  @Kept @Checked(required) device = "";
  @Kept @Checked(required, maxLength(80)) subject = "";
  @Kept @Checked(required, maxLength(DESCRIPTION_LENGTH)) description = "";
  @Kept @Checked(optional(date), ...bounds.map(optional)) since = "";
  @Kept @Checked(required, ...visits) visit = "";
  @Kept @Checked(optional(amount(OVERPAID))) refund = "";
  @Kept @Checked(requiredGroup) ways: readonly string[] = [];
  @Kept night = false;
  @Kept @Checked(required, email) email = "";
  @Kept
  @CheckedWith((form: Report) => [
    required,
    phone,
    confirmedChange(KNOWN_MOBILE, smsCode(form.code) === "valid" ? form.mobile : undefined),
  ])
  mobile = KNOWN_MOBILE;
  @Kept @CheckedWith((form: Report) => [optional(phone), uniquePhone([form.mobile])]) line = "";
  @Checked(optional(smsCode)) code = "";
  @Checked(required, password) newPassword = "";
  @CheckedWith((form: Report) => [required, passwordMatch(form.newPassword)]) repeatedPassword = "";
  @Checked(requiredPermissions) permissions: readonly PermissionChoice[] = [{ required: true, state: false }];
}
