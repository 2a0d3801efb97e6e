import type { ActionLink } from "#domain/action-links/index.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { phoneText } from "#ui/shared/phone-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "matters", polishPlurals);

function closedLabel({ kind, state }: ActionLink): string {
  if (state === "expired" || state === "annulled") return t("endedOn");
  return kind === "request" && state === "accepted" ? t("sentOn") : t("closedOn");
}

/** Facts of the request that the customer decides on, as far as they are known. */
export function ActionLinkFacts({ actionLink }: { readonly actionLink: ActionLink }) {
  const { kind, state, number, title, text, phoneNumber, operator, email, prices, day, validUntil, closedOn } =
    actionLink;
  return (
    <Facts>
      <Fact label={t("subject")}>{providerText(title)}</Fact>
      {text !== undefined && <Fact label={t("text")}>{providerText(text)}</Fact>}
      {phoneNumber !== undefined && (
        <Fact label={t("phone")}>
          <span className="nowrap">{phoneText(phoneNumber)}</span>
        </Fact>
      )}
      {operator !== undefined && <Fact label={t("operator")}>{operator}</Fact>}
      {email !== undefined && <Fact label={t("email")}>{email}</Fact>}
      {prices.map(({ monthly, months }, step) => (
        <Fact
          key={step}
          label={step === 0 ? t("monthly") : t("monthlyThen")}
          note={months === undefined ? undefined : t("months", { count: months })}
        >
          <Money amount={monthly} />
        </Fact>
      ))}
      {day !== undefined && (
        <Fact label={kind === "transfer" ? t("day_transfer") : t("day_date")}>
          <FormattedDate date={day} />
        </Fact>
      )}
      {state === "open" && validUntil !== undefined && (
        <Fact label={t("until")}>
          <FormattedDate date={validUntil} />
        </Fact>
      )}
      {state !== "open" && closedOn !== undefined && (
        <Fact label={closedLabel(actionLink)}>
          <FormattedDate date={closedOn} />
        </Fact>
      )}
      {number !== "" && <Fact label={t("number")}>{number}</Fact>}
    </Facts>
  );
}
