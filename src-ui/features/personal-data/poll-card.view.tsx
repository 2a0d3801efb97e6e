import { observer } from "#ui/shared/observer.ts";
import type { ElectronicPoll } from "#domain/account/electronic-poll.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { t } from "./personal-data.texts.ts";
import type { PollResultMessage } from "./poll.view-model.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface PollCardViewState {
  readonly poll: ElectronicPoll | undefined;
  readonly choice: string | undefined;
  readonly isSaving: boolean;
  readonly resultMessage: PollResultMessage | undefined;
  choose(code: string): void;
  send(): Promise<void>;
}

/** Open electronic poll, then the result of the answer (ACC-13). */
export const PollCard = observer(function PollCard({ model }: { readonly model: PollCardViewState }) {
  const { poll, resultMessage } = model;
  if (resultMessage === "saved")
    return (
      <Banner tone="good" title={t("poll.saved")}>
        {t("poll.savedText")}
      </Banner>
    );
  if (resultMessage === "answered-before")
    return (
      <Banner tone="info" title={t("poll.answered-before")}>
        {t("poll.answered-beforeText")}
      </Banner>
    );
  return poll === undefined ? null : <Question model={model} poll={poll} />;
});

const Question = observer(function Question({
  model,
  poll,
}: {
  readonly model: PollCardViewState;
  readonly poll: ElectronicPoll;
}) {
  const { choice, isSaving, resultMessage } = model;
  const send = async (): Promise<string | undefined> => {
    await model.send();
    return model.resultMessage === "not-chosen" ? "poll" : undefined;
  };
  return (
    <Card title={t("poll")} bareTitle>
      <SubmitForm className="stack below-title" submit={send}>
        <RadioGroup
          legend={<PolishText>{poll.question}</PolishText>}
          name="poll"
          help={t("poll.once")}
          error={resultMessage === "not-chosen" ? t("poll.choose") : undefined}
          options={poll.answers.map(({ code, label }) => ({ value: code, label: <PolishText>{label}</PolishText> }))}
          value={choice}
          onValue={(code) => model.choose(code)}
        />
        {(resultMessage === "failed" || resultMessage === "unknown") && (
          <Banner tone="bad" live="alert" title={t(`poll.${resultMessage}`)}>
            {t(`poll.${resultMessage}Text`)}
          </Banner>
        )}
        <Button saves type="submit" busy={isSaving} busyLabel={t("poll.busy")} {...trackedAs("poll-send")}>
          {t("poll.send")}
        </Button>
      </SubmitForm>
    </Card>
  );
});
