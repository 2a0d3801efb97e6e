import { COMPLAINT_FORM_ID } from "#domain/support/invoice-complaint.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import { withdrawnNumberOf, type Withdrawal } from "#domain/withdrawal/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { RequestOrContact } from "#ui/shared/contact-ways/request-or-contact.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { contractEndingText } from "./contract-ending-text.ts";
import { t } from "./withdrawal.texts.ts";

export interface WithdrawalAnswerProps {
  readonly statement: Withdrawal;
  /** Address where the contract of a number can be terminated; `undefined` where it cannot. */
  readonly terminationOf: (contractNumber: string) => string | undefined;
  /** End of the contract of a number that is terminated or has ended. */
  readonly endingOf: (contractNumber: string) => ContractEnding | undefined;
}

/** Answer to a statement that ended no contract: its day, its reason and what the customer can do (WITHDRAW-30). */
export function WithdrawalAnswer({ statement, terminationOf, endingOf }: WithdrawalAnswerProps) {
  const { state, answerBy, isUnknownNumber = false } = statement;
  const withdrawnNumber = withdrawnNumberOf(statement);
  if (state === "accepted") return null;
  if (state === "received") {
    const by = answerBy === undefined ? [] : [t("own.answerBy", { day: formatDate(answerBy) })];
    return <Line>{[...missedText(statement), ...by].join(" ")}</Line>;
  }
  const ending = isUnknownNumber ? undefined : endingOf(withdrawnNumber);
  const termination = isUnknownNumber || ending !== undefined ? undefined : terminationOf(withdrawnNumber);
  const about = <VisuallyHidden>{t("own.about", { number: withdrawnNumber })}</VisuallyHidden>;
  return (
    <>
      <Line>{rejectionText(statement, ending)}</Line>
      <span className="cluster" style={{ marginBlock: "var(--space-1)" }}>
        {termination !== undefined && (
          <Link href={termination} {...trackedAs("withdrawal-terminate")}>
            {t("own.terminate")}
            {about}
          </Link>
        )}
        <RequestOrContact>
          <Link href={complaintHref(statement)} {...trackedAs("withdrawal-complaint")}>
            {t("own.complaint")}
            {about}
          </Link>
        </RequestOrContact>
      </span>
    </>
  );
}

/** The form opens with the number of the statement and, where it has one, the reason that fits (WITHDRAW-36). */
function complaintHref({ number }: Withdrawal): string {
  return `${pathTo("supportRequest")}?${new URLSearchParams({ form: COMPLAINT_FORM_ID, statement: number })}`;
}

function Line({ children }: { readonly children: string }) {
  return children === "" ? null : <span style={{ display: "block" }}>{children}</span>;
}

function missedText({ rightEndedOn }: Withdrawal): readonly string[] {
  return rightEndedOn === undefined ? [] : [t("late.missed", { day: formatDate(rightEndedOn) })];
}

/** Says when a statement was answered, and why it ended no contract. */
function rejectionText(statement: Withdrawal, ending: ContractEnding | undefined): string {
  const { answeredOn, rightEndedOn, isUnknownNumber = false } = statement;
  return [
    ...(answeredOn === undefined ? [] : [t("own.answered", { day: formatDate(answeredOn) })]),
    ...missedText(statement),
    ...(isUnknownNumber ? [t("own.unknown")] : []),
    ...(!isUnknownNumber && rightEndedOn === undefined ? [t("own.noRight")] : []),
    ...(ending === undefined ? [] : [contractEndingText(ending)]),
    ...(isUnknownNumber ? [] : [t("own.complain")]),
  ].join(" ");
}
