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
import { Persisted } from "#ui/shared/forms/persisted.ts";

/** Fixed date of the gallery. */
const TODAY = warsawDate("2026-11-20");
const bounds = TODAY === undefined ? [] : [notAfterToday(TODAY)];
const visits = TODAY === undefined ? [date] : [dateFrom(TODAY)];
const OVERPAYMENT = grosze(18_743);

/** Number that the server has stored. */
export const KNOWN_MOBILE = "601-234-567";

/** Longest description, in characters. */
export const DESCRIPTION_LENGTH = 500;

/** Values of a form with every kind of field. */
export class ReportValues {
  @Persisted @Checked(required) kind = "";
  @Persisted @Checked(required) city = "";
  @Persisted @Checked(required) device = "";
  @Persisted @Checked(required, maxLength(80)) subject = "";
  @Persisted @Checked(required, maxLength(DESCRIPTION_LENGTH)) description = "";
  @Persisted @Checked(optional(date), ...bounds.map(optional)) since = "";
  @Persisted @Checked(required, ...visits) visit = "";
  @Persisted @Checked(optional(amount("space", OVERPAYMENT))) refund = "";
  @Persisted @Checked(requiredGroup) ways: readonly string[] = [];
  @Persisted night = false;
  @Persisted @Checked(required, email) email = "";
  @Persisted
  @CheckedWith((form: ReportValues) => [
    required,
    phone,
    confirmedChange(KNOWN_MOBILE, smsCode(form.code) === "valid" ? form.mobile : undefined),
  ])
  mobile = KNOWN_MOBILE;
  @Persisted @CheckedWith((form: ReportValues) => [optional(phone), uniquePhone([form.mobile])]) line = "";
  @Checked(optional(smsCode)) code = "";
  @Checked(required, password) newPassword = "";
  @CheckedWith((form: ReportValues) => [required, passwordMatch(form.newPassword)]) repeatedPassword = "";
  @Checked(requiredPermissions) permissions: readonly PermissionChoice[] = [{ required: true, state: false }];
}
