import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { ContactForm, ContactFormField, FormAnswers, RegisteredRequest } from "#domain/support/index.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import type { AttachedFile, FileSource } from "./attached-file.ts";
import { Attachments } from "./attachments.ts";
import { RequestAnswers } from "./request-answers.ts";
import { RequestChecks, type InvalidRequestField } from "./request-checks.ts";
import { DRAFT_FILES, RequestFormDraft, type TypedText } from "./request-form-draft.ts";
import type { RequestFormDependencies } from "./request-form-dependencies.ts";
import { UPLOAD_PROBLEMS, supportRequestProblemOf } from "./support-request-problem.ts";
import type { RequestOutcome, SupportRequestProblem } from "./support-request-problem.ts";
import { draftTexts, RequestRegistration } from "./request-registration.ts";

/**
 * View model of a support request: uploads files, then registers the request. Answers outlive a failure and a reload
 * (MSG-03).
 */
export class RequestFormViewModel {
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: SupportRequestProblem | undefined = undefined;
  result: RegisteredRequest | undefined = undefined;
  restored = false;
  /** Files whose contents are still being checked. */
  readonly #checking = new Set<Promise<unknown>>();
  readonly form: ContactForm;
  readonly attachments: Attachments;
  readonly offerFor: RequestFormDependencies["offerFor"];
  readonly #dependencies: RequestFormDependencies;
  readonly #answers: RequestAnswers;
  readonly #checks: RequestChecks;
  readonly #registration: RequestRegistration;
  readonly storedDraft: RequestFormDraft;

  constructor(form: ContactForm, dependencies: RequestFormDependencies) {
    this.form = form;
    this.#dependencies = dependencies;
    this.offerFor = dependencies.offerFor;
    const { draft, port, idempotencyKeys } = dependencies;
    const typed = draft?.read();
    this.#answers = new RequestAnswers(form, dependencies.known, typed);
    this.attachments = new Attachments(
      { port, idempotencyKeys, maxFilesOf: (field) => this.#maxFilesOf(field), changed: () => this.#saveDraft() },
      draftTexts(typed, DRAFT_FILES),
    );
    this.storedDraft = new RequestFormDraft(draft, this.#answers, this.attachments);
    this.#checks = new RequestChecks(this.#answers, this.attachments, dependencies.collectingAccounts);
    this.restored = this.dirty;
    this.#registration = new RequestRegistration(dependencies);
    makeObservable<this, "begin" | "end" | "fail">(this, {
      status: observable,
      problem: observable,
      result: observableRef,
      restored: observable,
      dirty: computed,
      set: action,
      reset: action,
      begin: action,
      end: action,
      fail: action,
    });
  }

  get busy(): boolean {
    return this.status === "busy";
  }

  /** Fields shown for the current answers. */
  get shown(): readonly ContactFormField[] {
    return this.#answers.shown;
  }

  get dirty(): boolean {
    return this.status !== "done" && (this.#answers.hasChanges || this.hasFiles);
  }

  /** True if the draft holds all answers and files; it leaves out bank accounts (SEC-04) and files not uploaded. */
  get isStored(): boolean {
    return this.storedDraft.holds(this.attachments.validFiles(this.form.fields.map(({ name }) => name)).length);
  }

  get typed(): TypedText {
    return this.storedDraft.typed;
  }

  get hasFiles(): boolean {
    return this.form.fields.some(({ name }) => this.attachments.of(name).length > 0);
  }

  get attempts(): number {
    return this.#checks.attempts;
  }

  /** All invalid fields, in the order of the fields. */
  get invalidFields(): readonly InvalidRequestField[] {
    return this.#checks.invalidFields;
  }

  /** Violations above the form; none before the first attempt to send it. */
  get summary(): readonly InvalidRequestField[] {
    return this.#checks.summary;
  }

  get answers(): FormAnswers {
    return this.#answers.values;
  }

  valueOf(name: string): string {
    return this.#answers.valueOf(name);
  }

  /** Returns the violation under a field; none before the field is left. */
  violationOf(name: string): FieldViolation | undefined {
    return this.#checks.violationOf(name);
  }

  set(name: string, value: string): void {
    if (this.busy || this.status === "done") return;
    this.#answers.set(name, value, this.#dependencies.monthOfInvoice);
    this.status = "editing";
    this.#saveDraft();
  }

  leave(name: string): void {
    this.#checks.leave(name);
  }

  /** Adds files to a field. Resolves with those that were added: none while the request is being sent. */
  async pick(field: ContactFormField, sources: readonly FileSource[]): Promise<readonly AttachedFile[]> {
    if (field.answer.kind !== "file" || this.busy || this.status === "done") return [];
    const checking = this.attachments.pick(field.name, field.answer.files, sources);
    this.#checking.add(checking);
    return checking.finally(() => this.#checking.delete(checking));
  }

  /** Removes a file; while the request is being sent only the file that is being uploaded. */
  remove(id: string): void {
    if (!this.busy || this.attachments.sending === id) this.attachments.remove(id);
  }

  /** Uploads the files and registers the request, unless a field must be corrected. Ignores calls while sending. */
  async submit(): Promise<void> {
    // Files chosen before the submit are part of the request.
    if (this.#checking.size > 0) await Promise.all(this.#checking);
    if (this.busy || this.status === "done" || !this.begin()) return;
    const fields = this.shown.map(({ name }) => name);
    const files = await this.attachments.sendAll(fields);
    if (files !== "sent")
      return this.fail({ status: files === "refused" ? "editing" : "failed", problem: UPLOAD_PROBLEMS[files] });
    // A file removed during its upload may be required.
    if (this.invalidFields.length > 0) return this.fail({ status: "editing", problem: undefined });
    await this.#send(fields);
  }

  /** Clears the form and its draft. */
  reset(): void {
    this.#registration.reset();
    this.#answers.reset();
    this.attachments.clear();
    this.#checks.reset();
    this.restored = false;
    this.end({ status: "editing", problem: undefined });
  }

  async #send(fields: readonly string[]): Promise<void> {
    const files = this.attachments.validFiles(fields).map(({ field, id }) => ({ field, fileId: id }));
    const outcome = await this.#registration.run({ formId: this.form.formId, answers: this.#answers.sent, files });
    if (outcome?.kind !== "done") {
      const problem = supportRequestProblemOf(outcome);
      if (problem === "fileMissing") this.attachments.restartUploads();
      return this.fail({ status: "failed", problem });
    }
    this.end({ status: "done", problem: undefined, result: outcome.value });
    void this.#dependencies.store.requests.reload();
  }

  #maxFilesOf(name: string): number {
    const answer = this.form.fields.find((field) => field.name === name)?.answer;
    return answer?.kind === "file" ? answer.files.atMost : 0;
  }

  #saveDraft(): void {
    if (this.status !== "done") this.storedDraft.save();
  }

  private begin(): boolean {
    this.problem = undefined;
    if (!this.#checks.checkAll()) return false;
    this.status = "busy";
    return true;
  }

  private end({ status, problem, result }: RequestOutcome): void {
    [this.status, this.problem, this.result] = [status, problem, result];
  }

  private fail(outcome: RequestOutcome): void {
    this.end(outcome);
    this.#checks.countAttempt();
  }
}
