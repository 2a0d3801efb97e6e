import { describe, expect, it } from "vitest";
import { grosze, warsawDate } from "../shared-kernel/index.ts";
import {
  amount,
  date,
  dateFrom,
  dateTo,
  email,
  exactLength,
  fileSize,
  laterThanNewYear,
  loginName,
  maxLength,
  minLength,
  notAfterToday,
  optionalEmail,
  password,
  passwordMatch,
  phoneLength,
  required,
  requiredGroup,
  requiredPermissions,
  startBefore,
  type RuleResult,
} from "./index.ts";

/** Returns the key of a violation; empty for a valid value. */
const resultKey = (verdict: RuleResult<string>): string => (verdict === "valid" ? "" : verdict.key);

function day(text: string): NonNullable<ReturnType<typeof warsawDate>> {
  const found = warsawDate(text);
  if (found === undefined) throw new Error(`Not a day: ${text}`);
  return found;
}

/** Expects that `rule` accepts each of `good` and rejects each of `wrong` with its key. */
function expectVerdicts(
  rule: (value: string) => RuleResult<string>,
  good: readonly string[],
  wrong: Readonly<Record<string, readonly string[]>>,
): void {
  for (const value of good) expect(resultKey(rule(value)), value).toBe("");
  for (const [key, values] of Object.entries(wrong))
    for (const value of values) expect(resultKey(rule(value)), value).toBe(key);
}

// Complete rules without masks and texts, which are tested with the forms.
describe("complete rules", () => {
  it("[VAL-01] validates password length, characters and repetition, and requires no kind of character", () => {
    expectVerdicts(password, ["zielony kot", "Zażółć gęś", "0123456789", "a".repeat(64)], {
      passwordIncorrect: ["Abcdefghi\t", "Abcdefghi\u00a0", "Abcdefghi\u200b"],
      passwordShort: ["Abcdefg-1", ""],
      passwordLong: [`Aa1${"x".repeat(62)}`],
    });
    expectVerdicts(passwordMatch("Abcdefg1"), ["Abcdefg1"], { passwordMismatch: ["Abcdefg2", "abcdefg1", ""] });
  });

  it("[VAL-02] validates login names of 8 to 32 characters, at least one of them not a digit", () => {
    expectVerdicts(loginName, ["1234567a", "a".repeat(32), "zażółć-gęś"], {
      loginLength: ["1234567", "a".repeat(7), "a".repeat(33), ""],
      loginDigits: ["12345678", "0".repeat(32)],
    });
  });

  it("[VAL-03] validates e-mails by the usual pattern, and accepts empty optional ones", () => {
    const wrong = [
      "anna",
      "anna@",
      "@poczta.pl",
      "anna@poczta",
      "anna nowak@poczta.pl",
      "anna@poczta..pl",
      ".anna@poczta.pl",
      "anna@-poczta.pl",
      "a@b@c.pl",
    ];
    expectVerdicts(email, ["anna.nowak+ebok@poczta.example.pl", "a@b.pl"], { email: [...wrong, ""] });
    expectVerdicts(optionalEmail, ["", " ", "a@b.pl"], { email: wrong });
  });

  it("[VAL-08] validates amounts with comma or dot, up to two decimals, above zero, up to the limit", () => {
    expectVerdicts(amount("space", grosze(18_743)), ["187,43", "187.43", "187", "0,1", "0.01"], {
      amountForm: ["", "1,", ",5", "1,234", "1e3", "abc"],
      amountZero: ["0", "0,00", "-5"],
      amountTooMuch: ["187,44", "188"],
    });
    expectVerdicts(amount("space"), ["999999,99"], {});
  });

  it("[VAL-09] validates a required field, group of boxes and permissions", () => {
    expectVerdicts(required, ["a", " a "], { required: ["", " \u00a0 "] });
    expect([resultKey(requiredGroup(["sms"])), resultKey(requiredGroup([]))]).toEqual(["", "requiredGroup"]);
    expect(
      resultKey(
        requiredPermissions([
          { required: true, state: true },
          { required: false, state: false },
        ]),
      ),
    ).toBe("");
    expect(
      resultKey(
        requiredPermissions([
          { required: true, state: true },
          { required: true, state: false },
        ]),
      ),
    ).toBe("requiredPermissions");
  });

  it("[VAL-10] validates existing days as DD-MM-YYYY, with all bounds", () => {
    expectVerdicts(date, ["29-02-2028", "31-12-1999"], {
      dateForm: ["2026-11-20", "1-1-2026", "01-01-26", "20.11.2026", ""],
      dateUnreal: ["29-02-2027", "31-04-2026", "00-01-2026", "01-13-2026"],
    });
    expectVerdicts(laterThanNewYear(2020), ["02-01-2020", "01-01-2021"], { dateYear: ["01-01-2020", "31-12-2019"] });
    expectVerdicts(startBefore("20-11-2026"), ["20-11-2026", "19-11-2026"], { dateOrder: ["21-11-2026"] });
    expectVerdicts(dateFrom(day("2026-11-20")), ["20-11-2026", "21-11-2026"], { dateTooEarly: ["19-11-2026"] });
    expectVerdicts(dateTo(day("2026-11-20")), ["20-11-2026", "19-11-2026"], { dateTooLate: ["21-11-2026"] });
    expectVerdicts(notAfterToday(day("2026-11-20")), ["20-11-2026", "19-11-2026"], { dateInFuture: ["21-11-2026"] });
  });

  it("[VAL-11] validates minimum, maximum and exact length, and the digits of a phone", () => {
    expectVerdicts(minLength(3), ["abc", "ab😀"], { tooShort: ["ab", ""] });
    expectVerdicts(maxLength(3), ["abc", "ab😀", ""], { tooLong: ["abcd"] });
    expectVerdicts(exactLength(3), ["abc"], { wrongLength: ["ab", "abcd"] });
    expectVerdicts(phoneLength(7), ["58 320-10", "5832010"], { phoneLength: ["583201", "58320100", "583201a"] });
  });

  it("[VAL-13] validates files of 1 to 5,000,000 bytes or the configured megabytes", () => {
    expect([1, 5_000_000].map((size) => resultKey(fileSize()(size)))).toEqual(["", ""]);
    expect([0, 5_000_001].map((size) => resultKey(fileSize()(size)))).toEqual(["fileEmpty", "fileTooBig"]);
    expect([2_000_000, 2_000_001].map((size) => resultKey(fileSize(2)(size)))).toEqual(["", "fileTooBig"]);
  });
});
