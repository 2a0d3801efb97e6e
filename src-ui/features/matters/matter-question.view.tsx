import { observer } from "mobx-react-lite";
import type { Matter, MatterAnswer, MatterKind } from "#domain/matters/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { MatterFacts } from "./matter-facts.view.tsx";
import type { AnswerProblem } from "./matter.model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "matters", polishPlurals);

function answerLabel(kind: MatterKind, answer: MatterAnswer): string {
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
export const MatterQuestion = observer(function MatterQuestion({
  model,
  matter,
  answers,
}: {
  readonly model: {
    readonly sending: MatterAnswer | undefined;
    readonly problem: AnswerProblem | undefined;
    answer(answer: MatterAnswer): Promise<void>;
  };
  readonly matter: Matter;
  readonly answers: readonly MatterAnswer[];
}) {
  const { problem, sending } = model;
  return (
    <>
      <h2>{t(`ask_${matter.kind}`)}</h2>
      <MatterFacts matter={matter} />
      {problem === "lost" && (
        <Banner tone="notice" live="alert" title={t("lost")}>
          {t("lostText")}
        </Banner>
      )}
      {problem === "refused" && (
        <Banner tone="bad" live="alert" title={t("refused")}>
          {t("refusedText")}
        </Banner>
      )}
      <div className="cluster answers">
        {answers.map((answer, place) => (
          <Button
            key={answer}
            variant={place === 0 ? "primary" : "secondary"}
            busy={sending === answer}
            busyLabel={t("sending")}
            onClick={() => void model.answer(answer)}
          >
            {answerLabel(matter.kind, answer)}
          </Button>
        ))}
      </div>
    </>
  );
});
