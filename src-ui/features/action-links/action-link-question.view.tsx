import { observer } from "mobx-react-lite";
import type { ActionLink, ActionLinkAnswer, ActionLinkKind } from "#domain/action-links/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ActionLinkFacts } from "./action-link-facts.view.tsx";
import type { ActionLinkAnswerProblem } from "./action-link.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "matters", polishPlurals);

function answerLabel(kind: ActionLinkKind, answer: ActionLinkAnswer): string {
  switch (answer) {
    case "accept":
      return t(`accept_${kind}`);
    case "decline":
      return kind === "transfer" ? t("decline_transfer") : t("decline_offer");
    case "contact":
      return t("contact");
  }
}

/** The question of a link, its facts and its answers. */
export const ActionLinkQuestion = observer(function ActionLinkQuestion({
  model,
  actionLink,
  answers,
}: {
  readonly model: {
    readonly sending: ActionLinkAnswer | undefined;
    readonly problem: ActionLinkAnswerProblem | undefined;
    answer(answer: ActionLinkAnswer): Promise<void>;
  };
  readonly actionLink: ActionLink;
  readonly answers: readonly ActionLinkAnswer[];
}) {
  const { problem, sending } = model;
  return (
    <>
      <h2>{t(`ask_${actionLink.kind}`)}</h2>
      <ActionLinkFacts actionLink={actionLink} />
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
      <div className="cluster answers">
        {answers.map((answer, place) => (
          <Button
            saves
            key={answer}
            variant={place === 0 ? "primary" : "secondary"}
            busy={sending === answer}
            busyLabel={t("sending")}
            onClick={() => void model.answer(answer)}
          >
            {answerLabel(actionLink.kind, answer)}
          </Button>
        ))}
      </div>
    </>
  );
});
