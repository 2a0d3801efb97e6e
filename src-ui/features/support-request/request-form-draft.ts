import type { FormDraft } from "#domain/drafts/index.ts";
import type { Attachments } from "./attachments.ts";
import type { RequestAnswers } from "./request-answers.ts";
import { draftTexts } from "./request-registration.ts";

/** Name of the files in a draft. */
export const DRAFT_FILES = "files";

/** Draft of a support request. It leaves out bank accounts (SEC-04) and files that are not uploaded. */
export class RequestFormDraft {
  readonly #stored: FormDraft | undefined;
  readonly #answers: RequestAnswers;
  readonly #attachments: Attachments;

  constructor(stored: FormDraft | undefined, answers: RequestAnswers, attachments: Attachments) {
    this.#stored = stored;
    this.#answers = answers;
    this.#attachments = attachments;
  }

  /** Returns true if the draft holds all answers. */
  holdsAnswers(): boolean {
    const stored = this.#stored?.read() ?? {};
    return Object.entries(this.#answers.draft).every(([name, value]) => stored[name] === value);
  }

  /** Returns true if the draft holds all answers and all of the `fileCount` files. */
  holds(fileCount: number): boolean {
    const { draftLines } = this.#attachments;
    const stored = this.#stored?.read() ?? {};
    return (
      this.holdsAnswers() &&
      fileCount === draftLines.length &&
      draftTexts(stored, DRAFT_FILES).length === draftLines.length
    );
  }

  save(): void {
    const { draftLines } = this.#attachments;
    this.#stored?.keep({
      ...this.#answers.draft,
      ...(draftLines.length === 0 ? {} : { [DRAFT_FILES]: draftLines }),
    });
  }
}
