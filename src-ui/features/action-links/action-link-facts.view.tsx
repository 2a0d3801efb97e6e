import { isPaidOrder, termsOfActionLink, type ActionLink } from "#domain/action-links/index.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { ContractSummary } from "#ui/shared/contract-summary/contract-summary.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

const t = texts(pl, "action-links", plurals);

function closedLabel({ kind, state }: ActionLink): string {
  if (state === "expired" || state === "annulled") return t("endedOn");
  return kind === "request" && state === "accepted" ? t("sentOn") : t("closedOn");
}

/** Facts of the decision: the summary of a contract for an order, else what is known. */
export function ActionLinkFacts({ actionLink }: { readonly actionLink: ActionLink }) {
  const { kind, state, title, text, email, day } = actionLink;
  const isContract = isPaidOrder(actionLink) && state !== "expired" && state !== "annulled" && state !== "declined";
  if (isContract)
    return (
      <ContractSummary
        terms={termsOfActionLink(actionLink)}
        isConcluded={state === "accepted"}
        first={actionLink.phoneNumber !== undefined && <PhoneFact phone={actionLink.phoneNumber} />}
      >
        {actionLink.services.length > 0 && (
          <Fact label={t("subject")}>
            <PolishText>{title}</PolishText>
          </Fact>
        )}
        <CaseFacts actionLink={actionLink} hasPhone={false} />
      </ContractSummary>
    );
  return (
    <Facts>
      <Fact label={t("subject")}>
        <PolishText>{title}</PolishText>
      </Fact>
      {text !== undefined && (
        <Fact label={t("text")}>
          <PolishText>{text}</PolishText>
        </Fact>
      )}
      {email !== undefined && <Fact label={t("email")}>{breakableEmails(email)}</Fact>}
      {day !== undefined && (
        <Fact label={kind === "transfer" ? t("day_transfer") : t("day_date")}>
          <FormattedDate date={day} />
        </Fact>
      )}
      <CaseFacts actionLink={actionLink} />
    </Facts>
  );
}

/** Number of the case, its deadline or its end, and the phone number that moves. */
function CaseFacts({
  actionLink,
  hasPhone = true,
}: {
  readonly actionLink: ActionLink;
  /** False where the number stands before the terms. */
  readonly hasPhone?: boolean;
}) {
  const { state, number, phoneNumber, operator, validUntil, closedOn } = actionLink;
  const isAnswerable = state === "open" || state === "contact-requested";
  return (
    <>
      {hasPhone && phoneNumber !== undefined && <PhoneFact phone={phoneNumber} />}
      {operator !== undefined && <Fact label={t("operator")}>{operator}</Fact>}
      {isAnswerable && validUntil !== undefined && (
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
    </>
  );
}

function PhoneFact({ phone }: { readonly phone: string }) {
  return (
    <Fact label={t("phone")}>
      <span className="nowrap">{phoneText(phone)}</span>
    </Fact>
  );
}
