import { ruleViolation, type RuleResult } from "./verdict.ts";

export type SendableTextKey = "notSendable";

/** Characters that XML 1.0 cannot carry even escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Returns the first character of `text` that XML 1.0 cannot carry. */
export function forbiddenInXml(text: string): string | undefined {
  return FORBIDDEN.exec(text)?.[0];
}

/** Replaces every character that XML 1.0 cannot carry. */
export function xmlText(text: string, replacement: string): string {
  return text.replaceAll(new RegExp(FORBIDDEN, "gu"), replacement);
}

/** Returns true if XML 1.0 can carry every character of `text`. */
export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** Requires text that can be sent as XML; the violation contains the first forbidden character, such as `U+0007`. */
export function sendableText(value: string): RuleResult<SendableTextKey> {
  const forbidden = forbiddenInXml(value);
  if (forbidden === undefined) return "valid";
  const code = forbidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return ruleViolation("notSendable", { character: `U+${code}` });
}
