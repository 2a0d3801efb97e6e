import { observer } from "#ui/shared/observer.ts";
import { useCallback, useState } from "react";
import {
  isPaidOrder,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkKind,
} from "#domain/action-links/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { OrderConsent } from "#ui/shared/contract-summary/order-consent.tsx";
import { ActionLinkAnswerDialog, type AskedAnswer } from "./action-link-answer-dialog.view.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

function answerLabel(kind: ActionLinkKind, answer: ActionLinkAnswer): string {
  switch (answer) {
    case "accept":
      return t(`accept_${kind}`);
    case "decline":
      return t(`decline_${kind}`);
    case "contact":
      return t("contact");
  }
}

interface ActionLinkAnswersProps {
  readonly model: {
    readonly sending: ActionLinkAnswer | undefined;
    answer(answer: ActionLinkAnswer): Promise<void>;
  };
  readonly actionLink: ActionLink;
  /** The first one is the main button. */
  readonly answers: readonly ActionLinkAnswer[];
}

/**
 * Answers to a link. Accepting what costs money is an order, with the consent to its terms (ROUTE-16). A refusal and a
 * requested call are asked for once more (ROUTE-21).
 */
export const ActionLinkAnswers = observer(function ActionLinkAnswers(props: ActionLinkAnswersProps) {
  const { model, actionLink } = props;
  const [asked, setAsked] = useState<AskedAnswer | undefined>(undefined);
  const give = (answer: ActionLinkAnswer): void => {
    if (answer === "accept") void model.answer(answer);
    else setAsked(answer);
  };
  const close = useCallback(() => setAsked(undefined), []);
  return (
    <>
      <AnswerButtons {...props} onAnswer={give} />
      {asked !== undefined && (
        <ActionLinkAnswerDialog model={model} kind={actionLink.kind} answer={asked} onClose={close} />
      )}
    </>
  );
});

interface AnswerButtonsProps extends ActionLinkAnswersProps {
  readonly onAnswer: (answer: ActionLinkAnswer) => void;
}

const AnswerButtons = observer(function AnswerButtons({ model, actionLink, answers, onAnswer }: AnswerButtonsProps) {
  const isOrder = isPaidOrder(actionLink) && answers.includes("accept");
  if (!isOrder) return <div className="cluster answers">{buttons({ model, actionLink, answers, onAnswer }, true)}</div>;
  const others = { model, actionLink, onAnswer, answers: answers.filter((answer) => answer !== "accept") };
  // A price that the portal cannot show must not be agreed to (OFFER-04).
  if (!actionLink.arePricesKnown)
    return (
      <>
        <p>{t("noPrice")}</p>
        <div className="cluster answers">{buttons(others, true)}</div>
      </>
    );
  const isMain = answers[0] === "accept";
  return (
    <>
      {!isMain && <div className="cluster answers">{buttons(others, true)}</div>}
      {!isMain && <h3>{t("orInstead")}</h3>}
      <ActionLinkOrder model={model} isMain={isMain} hasDocuments={actionLink.documents.length > 0} />
      {isMain && others.answers.length > 0 && (
        <>
          <h3>{t("otherwise")}</h3>
          <div className="cluster answers">{buttons(others, false)}</div>
        </>
      )}
    </>
  );
});

function buttons({ model, actionLink, answers, onAnswer }: AnswerButtonsProps, isFirstMain: boolean) {
  return answers.map((answer, place) => (
    <Button
      saves
      key={answer}
      variant={isFirstMain && place === 0 ? "primary" : "secondary"}
      busy={model.sending === answer}
      busyLabel={t("sending")}
      onClick={() => onAnswer(answer)}
    >
      {answerLabel(actionLink.kind, answer)}
    </Button>
  ));
}

/** Order with its consent. */
const ActionLinkOrder = observer(function ActionLinkOrder({
  model,
  isMain,
  hasDocuments,
}: Pick<ActionLinkAnswersProps, "model"> & { readonly isMain: boolean; readonly hasDocuments: boolean }) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const order = (): void => {
    if (agreed) void model.answer("accept");
    else setMissing(true);
  };
  return (
    <OrderConsent
      agreed={agreed}
      hasDocuments={hasDocuments}
      isMissing={isMissing}
      busy={model.sending === "accept"}
      isMain={isMain}
      tracked={trackedAs("link-order")}
      onAgreed={setAgreed}
      onOrder={order}
    />
  );
});
