import { observer } from "#ui/shared/observer.ts";
import type { ActionLinkAnswer, ActionLinkKind } from "#domain/action-links/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

/** Answer that is asked for once more. */
export type AskedAnswer = Exclude<ActionLinkAnswer, "accept">;

interface ActionLinkAnswerDialogProps {
  readonly model: {
    readonly sending: ActionLinkAnswer | undefined;
    answer(answer: ActionLinkAnswer): Promise<void>;
  };
  readonly kind: ActionLinkKind;
  readonly answer: AskedAnswer;
  readonly onClose: () => void;
}

/** Asks before a refusal, which the portal cannot undo, and before a requested call (ROUTE-21). */
export const ActionLinkAnswerDialog = observer(function ActionLinkAnswerDialog({
  model,
  kind,
  answer,
  onClose,
}: ActionLinkAnswerDialogProps) {
  const isSending = model.sending !== undefined;
  return (
    <ClosableDialog
      name="link-answer"
      size="m"
      title={answer === "decline" ? t(`sure_${kind}`) : t("sureContact")}
      onClose={isSending ? undefined : onClose}
      foot={
        <>
          <Button
            saves
            variant={answer === "decline" ? "danger" : "primary"}
            busy={isSending}
            busyLabel={t("sending")}
            onClick={() => void model.answer(answer).then(onClose)}
          >
            {answer === "decline" ? t(`decline_${kind}`) : t("contact")}
          </Button>
          <Button onClick={onClose}>{t("sureBack")}</Button>
        </>
      }
    >
      <p>{answer === "decline" ? t(`sureText_${kind}`) : t("sureContactText")}</p>
    </ClosableDialog>
  );
});
