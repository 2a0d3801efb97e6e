import { observer } from "#ui/shared/observer.ts";
import type { ActionLink, ActionLinkAnswer, ActionLinkDocument } from "#domain/action-links/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { ActionLinkAnswers } from "./action-link-answers.view.tsx";
import { ActionLinkDocuments } from "./action-link-documents.view.tsx";
import { ActionLinkFacts } from "./action-link-facts.view.tsx";
import { ActionLinkHelpLines, type ActionLinkHelpLine } from "./action-link-help.view.tsx";
import type { ActionLinkAnswerProblem } from "./action-link.view-model.ts";
import { requestedCallText } from "./requested-call-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

/** The question of a link, its facts and documents, the answers, and the phone number for doubts (ROUTE-16). */
export const ActionLinkQuestion = observer(function ActionLinkQuestion({
  model,
  actionLink,
  answers,
  helpLines,
  today,
}: {
  readonly model: {
    readonly sending: ActionLinkAnswer | undefined;
    readonly problem: ActionLinkAnswerProblem | undefined;
    documentsOf(actionLink: ActionLink): readonly ActionLinkDocument[];
    answer(answer: ActionLinkAnswer): Promise<void>;
  };
  readonly actionLink: ActionLink;
  readonly answers: readonly ActionLinkAnswer[];
  readonly helpLines: readonly ActionLinkHelpLine[];
  readonly today: WarsawDate;
}) {
  const { problem } = model;
  const { kind, state } = actionLink;
  return (
    <>
      <h2>{t(`ask_${kind}`)}</h2>
      {state === "contact-requested" && (
        <Banner tone="info" live="none" title={t("question_contact-requested")}>
          {requestedCallText(actionLink.closedOn, today)} {t("decideNow")}
        </Banner>
      )}
      <ActionLinkFacts actionLink={actionLink} />
      <ActionLinkDocuments documents={model.documentsOf(actionLink)} />
      {problem === "lost" && (
        <Banner tone="notice" live="alert" title={t("lost")}>
          {t("lostText")}
        </Banner>
      )}
      {problem !== undefined && problem !== "lost" && (
        <Banner tone="bad" live="alert" title={t(`answer_${problem}`)}>
          {t(`answerText_${problem}`)}
        </Banner>
      )}
      <ActionLinkAnswers model={model} actionLink={actionLink} answers={answers} />
      <p className="muted">{t(answers.includes("decline") ? "doubts" : `notYours_${kind}`)}</p>
      <ActionLinkHelpLines helpLines={helpLines} />
    </>
  );
});
