import { observer } from "#ui/shared/observer.ts";
import { addressLine } from "#domain/products/address.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { WithdrawalSubject } from "#domain/withdrawal/withdrawal-subject.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import type { SubmissionProblem } from "#ui/stores/submission-problem.ts";
import { tryLaterText, tryLaterTitle } from "#ui/shared/try-later/try-later-text.ts";
import { formerTermsSentences } from "./former-terms-sentences.ts";
import { t } from "./withdrawal.texts.ts";
import { WithdrawalCostText } from "./withdrawal-cost.view.tsx";
import { senderNameKeys } from "./sender-name.ts";
import type { WithdrawalViewModel } from "./withdrawal.view-model.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

export interface WithdrawalReviewStepProps {
  readonly model: Pick<
    WithdrawalViewModel,
    "form" | "problem" | "confirm" | "edit" | "cost" | "isGuest" | "answerBy" | "subject" | "returnBy" | "endingOf"
  >;
  readonly company: string;
  readonly isBusiness: boolean;
}

/**
 * Statements that are only checked, like that of a guest: whether equipment goes back, and until when, is in the
 * answer.
 */
const WITHOUT_RETURN: ReadonlySet<WithdrawalCost["kind"]> = new Set(["too-late", "unclear-right", "not-own"]);

/**
 * Second step: the statement, its cost today and the button that sends it, with nothing else between (Directive
 * 2011/83/EU, art. 11a).
 */
export const WithdrawalReviewStep = observer(function WithdrawalReviewStep({
  model,
  company,
  isBusiness,
}: WithdrawalReviewStepProps) {
  const { name, contractNumber, email } = model.form.form;
  const { busy } = model.form;
  const { cost, subject } = model;
  const ending = model.endingOf(contractNumber);
  // The end of a contract names the day to return its equipment.
  const isReturnNamed = !model.isGuest && !WITHOUT_RETURN.has(cost.kind) && ending?.isOver !== true;
  const formerTerms = subject?.formerTerms;
  // The step is an entry of the history: only a statement on its way keeps the customer here.
  useBackHandler(busy, undefined);
  return (
    <Card kind="stack">
      <h2>
        <FocusedText>{t("review")}</FocusedText>
      </h2>
      <p>
        <strong>{t("statement", { number: contractNumber.trim() })}</strong>
      </p>
      <Facts>
        {subject !== undefined && <SubjectFacts subject={subject} />}
        <Fact label={t(senderNameKeys({ isBusiness, isGuest: model.isGuest }).label)}>{name.trim()}</Fact>
        <Fact label={t("email")}>{breakableEmails(email.trim())}</Fact>
        <Fact label={t("recipient")}>{company}</Fact>
      </Facts>
      {formerTerms !== undefined && <p>{formerTermsSentences(formerTerms)}</p>}
      {subject?.replacesService === true && <p>{t("subjectReplaced")}</p>}
      {subject?.visits.map((day) => (
        <p key={day}>{t("subjectVisit", { day: formatDate(day) })}</p>
      ))}
      <WithdrawalCostText
        cost={cost}
        isGuest={model.isGuest}
        answerBy={model.answerBy}
        isBusiness={isBusiness}
        ending={ending}
      />
      {isReturnNamed && subject?.equipment?.length !== 0 && (
        <p>
          {equipmentText(subject?.equipment, formatDate(model.returnBy))}
          {formerTerms !== undefined && formerTerms.kind !== "over" && ` ${t("equipmentStays")}`}
        </p>
      )}
      <p>{t("reviewText")}</p>
      <ProblemBanner problem={model.problem} />
      <div className="cluster answers">
        <Button
          saves
          variant="primary"
          size="l"
          busy={busy}
          busyLabel={t("confirming")}
          onClick={() => void model.confirm()}
          {...trackedAs("withdrawal-confirm")}
        >
          {t("confirm")}
        </Button>
        {!busy && (
          <Button size="l" onClick={model.edit} {...trackedAs("withdrawal-edit")}>
            {t("back")}
          </Button>
        )}
      </div>
    </Card>
  );
});

/** Says that equipment goes back until a day, with its names where the order has them. */
function equipmentText(names: readonly string[] | undefined, day: string): string {
  return names === undefined
    ? t("equipment", { day })
    : t("equipmentNamed", { day, names: names.map(providerText).join(", ") });
}

/** Names the services of the contract or order, and their address. */
function SubjectFacts({ subject: { services, address } }: { readonly subject: WithdrawalSubject }) {
  const line = address && addressLine(address);
  return (
    <>
      <Fact label={t("subject")}>
        <ServiceNames of={services} />
      </Fact>
      {line !== undefined && <Fact label={t("subjectAddress")}>{providerText(line)}</Fact>}
    </>
  );
}

function ProblemBanner({ problem }: { readonly problem: SubmissionProblem | undefined }) {
  if (problem === undefined) return null;
  if (problem.kind === "try-later")
    return (
      <Banner tone="notice" live="alert" title={tryLaterTitle()}>
        {tryLaterText(problem)}
      </Banner>
    );
  return (
    <Banner tone={problem.kind === "unknown" ? "notice" : "bad"} live="alert" title={t(`problem.${problem.kind}`)}>
      {t(`problem.${problem.kind}Text`)}
    </Banner>
  );
}
