import { Fragment } from "react";
import { isPending, isRestUnknown, paymentDeadlineOf, type FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails, InvoiceParty } from "#domain/finance/invoice-details.ts";
import { isIncludedInBalance, type SettledPart } from "#domain/finance/settled-part.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { CalendarButton } from "#ui/shared/calendar-button.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { CorrectionsFact } from "./corrections-fact.view.tsx";
import { documentKindOf, t } from "./invoice.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface FactsCardProps {
  readonly details: InvoiceDetails;
  readonly entry: Pick<FinancialEntry, "kind" | "unpaidAmount" | "amount" | "status"> | undefined;
  /** Settled part of a partly paid entry. */
  readonly settled: SettledPart | undefined;
  /** Saves the due date as a calendar file; `undefined` when nothing is due. */
  readonly saveDueDate: (() => Promise<boolean>) | undefined;
}

/** Dates, unpaid amount, corrections, seller and buyer; for a correction, the corrected invoice. */
export function FactsCard({ details, entry, settled, saveDueDate }: FactsCardProps) {
  const { corrects } = details;
  const dueDate = paymentDeadlineOf({ amount: details.gross, dueDate: details.dueDate });
  return (
    <Card title={t(`facts.title.${documentKindOf(details.kind)}`)}>
      <Facts>
        <Fact label={t("facts.issued")}>
          <FormattedDate date={details.issuedOn} />
        </Fact>
        {dueDate !== undefined && (
          <Fact
            label={t("facts.due")}
            isStacked
            action={
              saveDueDate !== undefined && (
                <CalendarButton label={t("calendar.one")} failed={t("calendar.failed")} save={saveDueDate} />
              )
            }
          >
            <FormattedDate date={dueDate} />
          </Fact>
        )}
        {settled !== undefined && details.kind !== "correction" && <SettledFact settled={settled} />}
        {entry !== undefined && details.kind !== "correction" && <LeftFact entry={entry} />}
        {entry !== undefined && isIncludedInBalance(entry) && (
          <Fact label={t("facts.inBalance")} note={t("facts.inBalanceNote")}>
            {t("facts.inBalanceValue")}
          </Fact>
        )}
        {corrects !== undefined && (
          <Fact
            label={t("facts.corrects")}
            note={corrects.reason === undefined ? undefined : <PolishText>{corrects.reason}</PolishText>}
          >
            <Link href={pathTo("invoiceDetails", corrects.entryId)}>
              {breakableNumbers(providerText(corrects.number))}
            </Link>
          </Fact>
        )}
        <CorrectionsFact details={details} />
        <Party label={t("facts.seller")} party={details.seller} />
        <Party label={t("facts.buyer")} party={details.buyer} />
      </Facts>
    </Card>
  );
}

/**
 * Settled part of the entry, with the payments and corrections that the account has booked since its issue (FIN-35).
 */
function SettledFact({ settled: { amount, credits } }: { readonly settled: SettledPart }) {
  return (
    <Fact label={t("facts.settled")} note={credits.length === 0 ? t("facts.settledNote") : <Credits of={credits} />}>
      <Money amount={amount} />
    </Fact>
  );
}

function Credits({ of }: { readonly of: SettledPart["credits"] }) {
  return (
    <>
      {t("facts.settledSince")}
      {of.map(({ entryId, kind, number, amount, entryDate }) => {
        const day = formatDate(entryDate);
        return (
          <Fragment key={entryId}>
            <br />
            {kind === "correction" ? (
              <Link href={pathTo("invoiceDetails", entryId)}>
                {breakableNumbers(t("facts.correction", { number: providerText(number), day }))}
              </Link>
            ) : (
              t("facts.settledPayment", { day })
            )}
            {": "}
            <Money amount={grosze(-amount)} />
          </Fragment>
        );
      })}
    </>
  );
}

/**
 * Amount left to pay; without an amount while a payment is pending, which may be of another amount, and in an unknown
 * state (FIN-02).
 */
function LeftFact({ entry }: { readonly entry: NonNullable<FactsCardProps["entry"]> }) {
  if (isPending(entry))
    return (
      <Fact label={t("facts.left")} note={t("facts.pendingNote")}>
        {t("facts.pending")}
      </Fact>
    );
  return isRestUnknown(entry) ? (
    <Fact label={t("facts.left")}>{t("facts.leftUnknown")}</Fact>
  ) : (
    <Fact label={t("facts.left")}>
      <Money amount={entry.unpaidAmount} />
    </Fact>
  );
}

function Party({ label, party }: { readonly label: string; readonly party: InvoiceParty }) {
  return (
    <Fact
      label={label}
      note={
        <>
          {providerText(party.address)}
          {party.taxId !== undefined && (
            <>
              <br />
              {t("facts.taxId", { number: party.taxId })}
            </>
          )}
        </>
      }
    >
      {providerText(party.name)}
    </Fact>
  );
}
