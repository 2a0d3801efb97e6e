import "../site-content.css";
import { observer } from "#ui/shared/observer.ts";
import type { AnswerResult } from "#domain/account/electronic-poll.ts";
import {
  isLowRating,
  SURVEY_RATINGS,
  surveyCharactersLeft,
  type SurveyViolation,
  type SurveyRating,
} from "#domain/account/satisfaction-survey.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "survey", plurals);

export interface SurveyViewState {
  readonly state: "none" | "folded" | "open";
  readonly rating: SurveyRating | undefined;
  readonly comment: string;
  readonly violation: SurveyViolation | undefined;
  readonly isSaving: boolean;
  readonly resultMessage: AnswerResult | undefined;
  open(): void;
  postpone(): void;
  rate(rating: SurveyRating): void;
  setComment(comment: string): void;
  send(): Promise<void>;
}

/** Satisfaction survey below the page (SITE-04): a line, the form, or the result. */
export const SurveyView = observer(function SurveyView({ model }: { readonly model: SurveyViewState }) {
  const { resultMessage, state } = model;
  const isOver = resultMessage === "saved" || resultMessage === "answered-before";
  if (state === "none") return null;
  return (
    <div className="page promo-slot">
      {isOver ? (
        <Banner
          tone={resultMessage === "saved" ? "good" : "info"}
          // The focus announces it: screen readers ignore a status region that appears together with its text.
          live="none"
          title={<FocusedText>{t(resultMessage)}</FocusedText>}
        >
          {resultMessage === "saved" ? t("savedText") : t("answered-beforeText")}
          {resultMessage === "saved" && model.rating !== undefined && isLowRating(model.rating) && <LowRatingHelp />}
        </Banner>
      ) : (
        <Card title={t("title")} bareTitle>
          {state === "open" ? <Form model={model} /> : <Folded model={model} />}
        </Card>
      )}
    </div>
  );
});

/** Way to a request after a low rating: a survey gets no answer (SITE-06). */
function LowRatingHelp() {
  return (
    <IfAvailable feature="supportRequests">
      {" "}
      {t("lowText")} <Link href={`${pathTo("supportRequest")}?new=1`}>{t("lowOpen")}</Link>
    </IfAvailable>
  );
}

const Folded = observer(function Folded({ model }: { readonly model: SurveyViewState }) {
  return (
    <div className="survey__folded">
      <p className="muted">{t("intro")}</p>
      <div className="cluster">
        <Button size="s" onClick={() => model.open()} {...trackedAs("survey-open")}>
          {t("open")}
        </Button>
        <Button size="s" variant="quiet" onClick={() => model.postpone()} {...trackedAs("survey-later")}>
          {t("later")}
        </Button>
      </div>
    </div>
  );
});

const Form = observer(function Form({ model }: { readonly model: SurveyViewState }) {
  const { rating, comment, violation, isSaving, resultMessage } = model;
  const left = surveyCharactersLeft(comment);
  const send = async (): Promise<string | undefined> => {
    await model.send();
    return model.violation === undefined
      ? undefined
      : model.violation === "no-rating"
        ? "survey-rating"
        : "survey-comment";
  };
  return (
    <SubmitForm className="stack below-title survey" submit={send}>
      <p className="muted">{t("intro")}</p>
      <RadioGroup
        legend={t("rating")}
        name="survey-rating"
        error={violation === "no-rating" ? t("choose") : undefined}
        options={SURVEY_RATINGS.map((value) => ({ value, label: t(`rating_${value}`) }))}
        value={rating}
        onValue={(value) => model.rate(value)}
      />
      <Field
        label={t("comment")}
        optional={t("optional")}
        help={t("commentHelp")}
        error={violation === "too-long" ? t("tooLong") : violation === "not-sendable" ? t("notSendable") : undefined}
        foot={left < 0 ? t("over", { count: -left }) : t("left", { count: left })}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            name="survey-comment"
            rows={3}
            value={comment}
            onChange={({ currentTarget }) => model.setComment(currentTarget.value)}
          />
        )}
      </Field>
      {(resultMessage === "failed" || resultMessage === "unknown") && (
        <Banner tone="bad" live="alert" title={t(resultMessage)}>
          {t(`${resultMessage}Text`)}
        </Banner>
      )}
      <div className="cluster">
        <Button
          saves
          type="submit"
          variant="primary"
          busy={isSaving}
          busyLabel={t("busy")}
          {...trackedAs("survey-send")}
        >
          {t("send")}
        </Button>
        <Button variant="quiet" onClick={() => model.postpone()} {...trackedAs("survey-later")}>
          {t("later")}
        </Button>
      </div>
    </SubmitForm>
  );
});
