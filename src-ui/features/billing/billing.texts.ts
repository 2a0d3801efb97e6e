import { phoneText } from "#ui/shared/phone-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of the billing (I18N-01). */
export const t = texts(pl, "billing", polishPlurals);

/** Phone number as written on paper; `0049…` becomes `+49 …`. Other texts, such as names of services, stay. */
export function numberText(number: string): string {
  const foreign = /^00(\d{2})(\d+)$/u.exec(number);
  if (foreign !== null) return `+${foreign[1]}\u00a0${(foreign[2] ?? "").replace(/(\d{3})(?=\d)/gu, "$1\u00a0")}`;
  return /^\d{9}$/u.test(number) ? phoneText(number) : number;
}
