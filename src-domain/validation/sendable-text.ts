import { complain, type Verdict } from "./verdict.ts";
import { forbiddenInXml } from "./xml-characters.ts";

export type SendableTextKey = "notSendable";

/** Text that can be sent to the provider at all; the complaint names the sign that cannot, as `U+0007`. */
export function sendableText(value: string): Verdict<SendableTextKey> {
  const forbidden = forbiddenInXml(value);
  if (forbidden === undefined) return "valid";
  const code = forbidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return complain("notSendable", { character: `U+${code}` });
}
