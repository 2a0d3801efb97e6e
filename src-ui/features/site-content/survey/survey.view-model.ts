import { action, makeObservable, observable } from "mobx";
import { isCustomerSession } from "#domain/session/index.ts";
import type { AnswerResult, PollRefusal } from "#domain/account/electronic-poll.ts";
import {
  SURVEY_RATINGS,
  initialSurveyState,
  validateSurveyAnswer,
  postponeSurvey,
  type SatisfactionSurveyPort,
  type SurveyViolation,
  type SurveyRating,
} from "#domain/account/satisfaction-survey.ts";
import { answerSurvey, type SurveyInput } from "#domain/account/use-cases/answer-survey.ts";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { WelcomeMarksPort } from "#domain/site-content/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { shownAnswerResult } from "#ui/stores/client/shown-answer-result.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Dependencies of `SurveyViewModel`. */
export interface SurveyDependencies {
  readonly survey: SatisfactionSurveyPort;
  readonly client: ClientStore;
  readonly session: Pick<SessionStore, "current">;
  readonly today: Pick<TodayStore, "today">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly marks: WelcomeMarksPort;
}

/** View model of the satisfaction survey: folded, open, postponed or sent once (SITE-04). */
export class SurveyViewModel {
  state: "none" | "folded" | "open";
  rating: SurveyRating | undefined = undefined;
  comment = "";
  violation: SurveyViolation | undefined = undefined;
  readonly #dependencies: SurveyDependencies;
  readonly #answer: WriteCommand<SurveyInput, "saved", PollRefusal>;
  readonly #account: string;
  #draft: FormDraft | undefined;

  constructor(dependencies: SurveyDependencies) {
    this.#dependencies = dependencies;
    const {
      client,
      survey,
      idempotencyKeys,
      session: { current },
      marks,
      today,
    } = dependencies;
    this.#answer = new WriteCommand(
      (input: SurveyInput, key) => answerSurvey({ survey, reloadClient: () => client.data.refetch() }, input, key),
      idempotencyKeys,
    );
    this.#account = current?.currentContext ?? "";
    const flags = client.data.known?.flags;
    this.state =
      flags === undefined
        ? "none"
        : initialSurveyState(flags, {
            isEmployee: current !== undefined && !isCustomerSession(current),
            marks: marks.read(),
            account: this.#account,
            today: today.today,
          });
    makeObservable(this, {
      state: observable,
      rating: observable,
      comment: observable,
      violation: observable,
      rate: action,
      setComment: action,
      open: action,
      postpone: action,
      restore: action,
      check: action,
    });
  }

  get isSaving(): boolean {
    return this.#answer.isRunning;
  }

  get resultMessage(): AnswerResult | undefined {
    return shownAnswerResult(this.#answer.state);
  }

  readonly open = (): void => {
    this.state = "open";
  };

  /** Restores the draft and saves later changes to it. Values typed before the draft arrived win over it. */
  restore(draft: FormDraft): void {
    this.#draft = draft;
    if (this.rating !== undefined || this.comment !== "") return this.#keep();
    const { rating, comment } = draft.read() ?? {};
    this.rating = SURVEY_RATINGS.find((one) => one === rating);
    if (typeof comment === "string") this.comment = comment;
    if (this.state === "folded" && (this.rating !== undefined || this.comment !== "")) this.state = "open";
  }

  /**
   * Postpones the survey by a week in this browser for this account and discards the draft. An open survey with an
   * answer is only folded: nothing that was typed is lost by one press.
   */
  readonly postpone = (): void => {
    if (this.isSaving) return;
    if (this.state === "open" && (this.rating !== undefined || this.comment !== "")) {
      this.state = "folded";
      return;
    }
    const { marks, today } = this.#dependencies;
    marks.write(postponeSurvey(marks.read(), this.#account, today.today));
    this.state = "none";
    this.#draft?.drop();
  };

  readonly rate = (rating: SurveyRating): void => {
    if (this.isSaving) return;
    this.rating = rating;
    this.violation = validateSurveyAnswer(rating, this.comment);
    this.#answer.clearFailure();
    this.#keep();
  };

  readonly setComment = (comment: string): void => {
    if (this.isSaving) return;
    this.comment = comment;
    if (this.violation !== undefined && this.violation !== "no-rating")
      this.violation = validateSurveyAnswer(this.rating, comment);
    this.#answer.clearFailure();
    this.#keep();
  };

  /** Validates the answer. Returns true if it can be sent. */
  check(): boolean {
    this.violation = validateSurveyAnswer(this.rating, this.comment);
    return this.violation === undefined;
  }

  /** Sends the answer once. */
  readonly send = async (): Promise<void> => {
    const { isSaving, resultMessage } = this;
    if (isSaving || resultMessage === "saved" || resultMessage === "answered-before" || !this.check()) return;
    const { rating, comment } = this;
    if (rating === undefined) return;
    await this.#answer.run({ rating, comment });
    if (this.resultMessage === "saved" || this.resultMessage === "answered-before") this.#hideSurvey();
  };

  #keep(): void {
    const { rating, comment } = this;
    this.#draft?.keep({ ...(rating === undefined ? {} : { rating }), ...(comment === "" ? {} : { comment }) });
  }

  #hideSurvey(): void {
    this.#draft?.drop();
    const { data } = this.#dependencies.client;
    if (data.known !== undefined)
      data.replace({ ...data.known, flags: { ...data.known.flags, showSatisfactionSurvey: false } });
  }
}
