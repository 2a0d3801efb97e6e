import { observer } from "mobx-react-lite";
import type { ElectronicPoll } from "#domain/account/electronic-poll.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RadioGroup } from "#ui/design-system/forms/check.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { SentForm } from "#ui/shared/sent-form.tsx";
import { t } from "./personal-data.texts.ts";
import type { PollNews } from "./poll.model.ts";

export interface PollCardModel {
  readonly poll: ElectronicPoll | undefined;
  readonly choice: string | undefined;
  readonly isSaving: boolean;
  readonly news: PollNews | undefined;
  choose(code: string): void;
  send(): Promise<void>;
}

/** The electronic poll, while it waits; what became of the answer, once it was given (ACC-13). */
export const PollCard = observer(function PollCard({ model }: { readonly model: PollCardModel }) {
  const { poll, news } = model;
  if (news === "saved")
    return (
      <Banner tone="good" title={t("poll.saved")}>
        {t("poll.savedText")}
      </Banner>
    );
  if (news === "answered-before")
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
  readonly model: PollCardModel;
  readonly poll: ElectronicPoll;
}) {
  const { choice, isSaving, news } = model;
  const send = async (): Promise<string | undefined> => {
    await model.send();
    return model.news === "not-chosen" ? "poll" : undefined;
  };
  return (
    <Card title={t("poll")} bareTitle>
      <SentForm className="stack below-title" submit={send}>
        <RadioGroup
          legend={providerText(poll.question)}
          name="poll"
          help={t("poll.once")}
          error={news === "not-chosen" ? t("poll.choose") : undefined}
          options={poll.answers.map(({ code, label }) => ({ value: code, label: providerText(label) }))}
          value={choice}
          onValue={(code) => model.choose(code)}
        />
        {(news === "failed" || news === "unknown") && (
          <Banner tone="bad" live="alert" title={t(`poll.${news}`)}>
            {t(`poll.${news}Text`)}
          </Banner>
        )}
        <Button type="submit" busy={isSaving} busyLabel={t("poll.busy")} {...trackedAs("poll-send")}>
          {t("poll.send")}
        </Button>
      </SentForm>
    </Card>
  );
});
