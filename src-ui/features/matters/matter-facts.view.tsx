import type { Matter } from "#domain/matters/index.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { withoutOrphans } from "#ui/i18n/orphans.ts";
import { Day } from "#ui/presentation/day.tsx";
import { Money } from "#ui/presentation/money.tsx";
import { t } from "./matters.texts.ts";

/** By what a mobile number begins; every other one belongs to a landline. */
const MOBILE = /^(?:45|5[0137]|6[069]|7[2389]|88)/u;

/** `601 234 567`, and `58 301 22 47` for a landline: in groups that a line never parts. */
const phoneText = (digits: string): string =>
  MOBILE.test(digits) || digits.length !== 9
    ? digits.replace(/(\d{3})(?=\d)/gu, "$1\u00a0")
    : digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/u, "$1\u00a0$2\u00a0$3\u00a0$4");

function closedLabel({ kind, state }: Matter): string {
  if (state === "expired" || state === "annulled") return t("endedOn");
  return kind === "request" && state === "accepted" ? t("sentOn") : t("closedOn");
}

/** What is decided, with what of it is known: nobody is asked to agree to what is not on the page. */
export function MatterFacts({ matter }: { readonly matter: Matter }) {
  const { kind, state, number, title, text, phoneNumber, operator, email, prices, day, validUntil, closedOn } = matter;
  return (
    <Facts>
      <Fact label={t("subject")}>{withoutOrphans(title)}</Fact>
      {text !== undefined && <Fact label={t("text")}>{withoutOrphans(text)}</Fact>}
      {phoneNumber !== undefined && <Fact label={t("phone")}><span className="nowrap">{phoneText(phoneNumber)}</span></Fact>}
      {operator !== undefined && <Fact label={t("operator")}>{operator}</Fact>}
      {email !== undefined && <Fact label={t("email")}>{email}</Fact>}
      {prices.map(({ monthly, months }, step) => (
        <Fact key={step} label={step === 0 ? t("monthly") : t("monthlyThen")} note={months === undefined ? undefined : t("months", { count: months })}><Money amount={monthly} /></Fact>
      ))}
      {day !== undefined && <Fact label={kind === "transfer" ? t("day_transfer") : t("day_date")}><Day date={day} /></Fact>}
      {state === "open" && validUntil !== undefined && <Fact label={t("until")}><Day date={validUntil} /></Fact>}
      {state !== "open" && closedOn !== undefined && <Fact label={closedLabel(matter)}><Day date={closedOn} /></Fact>}
      {number !== "" && <Fact label={t("number")}>{number}</Fact>}
    </Facts>
  );
}
