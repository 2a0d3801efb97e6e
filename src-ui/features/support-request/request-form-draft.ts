import type { FormDraft } from "#domain/drafts/index.ts";
import type { Attachments } from "./attachments.ts";
import type { RequestAnswers } from "./request-answers.ts";
import { draftTexts } from "./request-registration.ts";

/** Name of the files in a draft. */
export const DRAFT_FILES = "files";

/** Set in a draft that lacks files which were chosen and not fully uploaded. */
const DRAFT_UNSENT_FILES = "unsentFiles";

/** Text of a form: none, all of it held by the draft, or not all. */
export type TypedText = "none" | "stored" | "unstored";

/** Draft of a support request. It leaves out bank accounts (SEC-04) and files that are not uploaded. */
export class RequestFormDraft {
  /** True if the draft that was restored lacks files which had been chosen. */
  readonly lacksFiles: boolean;
  readonly #stored: FormDraft | undefined;
  readonly #answers: RequestAnswers;
  readonly #attachments: Attachments;

  constructor(stored: FormDraft | undefined, answers: RequestAnswers, attachments: Attachments) {
    this.#stored = stored;
    this.lacksFiles = stored?.read()?.[DRAFT_UNSENT_FILES] === true;
    this.#answers = answers;
    this.#attachments = attachments;
  }

  /** Text that was typed, by the draft. */
  get typed(): TypedText {
    const stored = this.#stored?.read() ?? {};
    const typed = Object.entries(this.#answers.draft);
    if (typed.length === 0) return "none";
    return typed.every(([name, value]) => stored[name] === value) ? "stored" : "unstored";
  }

  /** Returns true if the draft holds all answers and all of the `fileCount` files. */
  holds(fileCount: number): boolean {
    const { draftLines } = this.#attachments;
    const stored = this.#stored?.read() ?? {};
    return (
      this.typed !== "unstored" &&
      fileCount === draftLines.length &&
      draftTexts(stored, DRAFT_FILES).length === draftLines.length
    );
  }

  save(): void {
    const { draftLines, hasUnsent } = this.#attachments;
    const values = { ...this.#answers.draft, ...(draftLines.length === 0 ? {} : { [DRAFT_FILES]: draftLines }) };
    const isEmpty = Object.keys(values).length === 0;
    this.#stored?.keep(hasUnsent && !isEmpty ? { ...values, [DRAFT_UNSENT_FILES]: true } : values);
  }
}
