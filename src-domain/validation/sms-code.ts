import { unless, type Verdict } from "./verdict.ts";

export type SmsCodeKey = "smsCode";

/** The code of an SMS: exactly six digits (VAL-12). */
export function smsCode(value: string): Verdict<SmsCodeKey> {
  return unless(/^[0-9]{6}$/.test(value), "smsCode");
}
