import { action, computed, makeObservable, observable, observableRef, ObservableMap, ObservableSet } from "mobx";
import type { DraftValues, FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import {
  answerProblem,
  sentAnswers,
  shownFields,
  type ContactForm,
  type FormField,
  type RegisteredRequest,
  type SubmissionRefusal,
  type SupportPort,
} from "#domain/support/index.ts";
import type { FieldComplaint } from "#ui/shared/forms/message-key.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { Attachments, type Attached, type FileSource } from "./attachments.model.ts";

/**
 * Why a request is not sent. `lostFiles`: the line broke while files were on their way; `lost`: nobody knows, and to
 * send again is safe.
 */
export type RequestProblem = "lostFiles" | "lost" | "refused" | "fileMissing" | "formChanged";

export interface RequestFormWorld {
  readonly port: SupportPort;
  readonly store: Pick<SupportStore, "requests">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** What is known of the customer, for fields of a telephone and an e-mail address. */
  readonly known: { readonly phone: string; readonly email: string };
}

export interface RequestProblemLine {
  readonly field: FormField;
  /** `file`: a file of the field cannot be sent. */
  readonly complaint: FieldComplaint | "file";
}

const ANSWER = "answer ";
const FILES = "files";
const CONTENT = "content";

const textsOf = (values: DraftValues | undefined, key: string): readonly string[] => {
  const value = values?.[key];
  return typeof value === "object" ? value : [];
};

/**
 * A form of the provider that is being filled in (MSG-03): checked like any other, its files sent before it, sent once.
 * What was typed outlives a failure, a reload
 * and a lost connection. An answer that was lost comes with the next press, which is the same intent; it is not guessed
 * from the list of requests, where what was
 * sent from another window, or told to a consultant, looks just the same.
 */
export class RequestForm {
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: RequestProblem | undefined = undefined;
  result: RegisteredRequest | undefined = undefined;
  attempts = 0;
  restored = false;
  private tried = false;
  /** Files that are still being looked into. */
  readonly #looking = new Set<Promise<unknown>>();
  readonly form: ContactForm;
  readonly attachments: Attachments;
  readonly #world: RequestFormWorld;
  readonly #answers: ObservableMap<string, string>;
  readonly #touched = new ObservableSet<string>();
  readonly #idempotencyKey: IdempotencyKey;

  constructor(form: ContactForm, world: RequestFormWorld) {
    this.form = form;
    this.#world = world;
    const { draft, port, idempotencyKeys } = world;
    const typed = draft?.read();
    this.#answers = new ObservableMap(
      form.fields.map(({ name }) => {
        const value = typed?.[ANSWER + name];
        return [name, typeof value === "string" ? value : this.#openedWith(name)] as const;
      }),
    );
    this.attachments = new Attachments(
      { port, idempotencyKeys, mostIn: (field) => this.#mostIn(field), changed: () => this.#keep() },
      textsOf(typed, FILES),
    );
    this.restored = this.dirty;
    const sent = draft?.unanswered();
    this.#idempotencyKey = new IdempotencyKey(
      idempotencyKeys,
      sent && { id: sent.intentId, content: textsOf(sent.values, CONTENT) },
    );
    makeObservable<this, "tried" | "begin" | "end">(this, {
      status: observable,
      problem: observable,
      result: observableRef,
      attempts: observable,
      restored: observable,
      tried: observable,
      shown: computed,
      problems: computed,
      summary: computed,
      dirty: computed,
      set: action,
      leave: action,
      reset: action,
      begin: action,
      end: action,
    });
  }

  get busy(): boolean {
    return this.status === "busy";
  }

  /** The fields that are asked for now. */
  get shown(): readonly FormField[] {
    return shownFields(this.form, this.#answers);
  }

  /** Whether anything differs from the form as it was opened. */
  get dirty(): boolean {
    if (this.status === "done") return false;
    return this.form.fields.some(
      ({ name }) => this.valueOf(name) !== this.#openedWith(name) || this.attachments.of(name).length > 0,
    );
  }

  /** All that is wrong now, in the order of the fields. */
  get problems(): readonly RequestProblemLine[] {
    return this.shown.flatMap((field): RequestProblemLine[] => {
      if (this.attachments.hasProblem([field.name])) return [{ field, complaint: "file" }];
      const complaint = answerProblem(field, this.valueOf(field.name), this.attachments.good([field.name]).length);
      return complaint === undefined ? [] : [{ field, complaint }];
    });
  }

  /** What is told above the form, once it was tried to be sent. */
  get summary(): readonly RequestProblemLine[] {
    return this.tried ? this.problems : [];
  }

  valueOf(name: string): string {
    return this.#answers.get(name) ?? "";
  }

  /**
   * What stands under a field: nothing before it is left for the first time. Files say themselves what is wrong with
   * them.
   */
  complaintOf(name: string): FieldComplaint | undefined {
    const complaint = this.#touched.has(name)
      ? this.problems.find(({ field }) => field.name === name)?.complaint
      : undefined;
    return complaint === "file" ? undefined : complaint;
  }

  set(name: string, value: string): void {
    if (this.busy || this.status === "done") return;
    this.#answers.set(name, value);
    this.status = "editing";
    this.#keep();
  }

  leave(name: string): void {
    this.#touched.add(name);
  }

  /** Adds files to a field and gives those that were added: none while the form is being sent. */
  async pick(field: FormField, sources: readonly FileSource[]): Promise<readonly Attached[]> {
    if (field.answer.kind !== "file" || this.busy || this.status === "done") return [];
    const looking = this.attachments.pick(field.name, field.answer.files, sources);
    this.#looking.add(looking);
    return looking.finally(() => this.#looking.delete(looking));
  }

  /** Takes a file away; while the form is being sent only the one that is on its way. */
  remove(id: string): void {
    if (!this.busy || this.attachments.sending === id) this.attachments.remove(id);
  }

  /** Sends files and form if nothing is wrong. Pressed again while it is being sent it does nothing. */
  async submit(): Promise<void> {
    // what was picked before the press belongs to what is sent
    if (this.#looking.size > 0) await Promise.all(this.#looking);
    if (this.busy || this.status === "done" || !this.begin()) return;
    const fields = this.shown.map(({ name }) => name);
    const files = await this.attachments.sendAll(fields);
    if (files !== "sent") {
      const problem = files === "lost" ? "lostFiles" : files === "not-done" ? "refused" : undefined;
      return this.end({ status: files === "refused" ? "editing" : "failed", problem });
    }
    // a file that was taken away on its way may have been needed
    if (this.problems.length > 0) return this.end({ status: "editing", problem: undefined });
    await this.#register(fields);
  }

  /** Opens the form anew; what was typed is gone. */
  reset(): void {
    this.#world.draft?.drop();
    this.#idempotencyKey.markAnswered();
    for (const { name } of this.form.fields) this.#answers.set(name, this.#openedWith(name));
    this.attachments.clear();
    this.#touched.clear();
    [this.restored, this.tried, this.status, this.problem, this.result] = [
      false,
      false,
      "editing",
      undefined,
      undefined,
    ];
  }

  async #register(fields: readonly string[]): Promise<void> {
    const { port, draft } = this.#world;
    const { formId } = this.form;
    const answers = sentAnswers(this.form, this.#answers);
    const files = this.attachments.good(fields).map(({ field, id }) => ({ field, fileId: id }));
    const content = [
      formId,
      ...answers.flatMap(({ name, value }) => [name, value]),
      FILES,
      ...files.flatMap(({ field, fileId }) => [field, fileId]),
    ];
    draft?.keepUnanswered({ intentId: this.#idempotencyKey.keyFor(content), values: { [CONTENT]: content } });
    const end = await executeWrite<RegisteredRequest, SubmissionRefusal>(this.#idempotencyKey, {
      content,
      send: (intentId) => port.register({ intentId, formId, answers, files }),
      verifyApplied: async () => undefined,
    });
    if (end.kind === "done" || end.kind === "not-done") draft?.keepUnanswered(undefined);
    switch (end.kind) {
      case "done":
        return this.#finish(end.value);
      case "not-done":
        if (end.failure.kind === "submission-refused" && end.failure.code === "file-missing")
          this.attachments.startAgain();
        return this.end({
          status: "failed",
          problem: end.failure.kind === "submission-refused" ? PROBLEMS[end.failure.code] : "refused",
        });
      case "found-done":
      case "unknown":
        return this.end({ status: "failed", problem: "lost" });
      case "cancelled":
        return this.end({ status: "failed", problem: undefined });
    }
  }

  #finish(result: RegisteredRequest): void {
    this.#world.draft?.drop();
    this.end({ status: "done", problem: undefined, result });
    void this.#world.store.requests.reload();
  }

  /** What a field opens with: a customer's own telephone and address need not be typed. */
  #openedWith(name: string): string {
    const kind = this.form.fields.find((field) => field.name === name)?.answer.kind;
    const { phone, email } = this.#world.known;
    return kind === "phone" ? phone : kind === "email" ? email : "";
  }

  #mostIn(name: string): number {
    const answer = this.form.fields.find((field) => field.name === name)?.answer;
    return answer?.kind === "file" ? answer.files.atMost : 0;
  }

  #keep(): void {
    if (this.status === "done") return;
    const typed = this.form.fields
      .filter(({ name }) => this.valueOf(name) !== this.#openedWith(name))
      .map(({ name }) => [ANSWER + name, this.valueOf(name)] as const);
    const { kept } = this.attachments;
    this.#world.draft?.keep({ ...Object.fromEntries(typed), ...(kept.length === 0 ? {} : { [FILES]: kept }) });
  }

  private begin(): boolean {
    this.tried = true;
    this.problem = undefined;
    this.#touched.replace(this.form.fields.map(({ name }) => name));
    if (this.problems.length > 0) {
      this.attempts += 1;
      return false;
    }
    this.status = "busy";
    return true;
  }

  private end({
    status,
    problem,
    result,
  }: {
    readonly status: RequestForm["status"];
    readonly problem: RequestProblem | undefined;
    readonly result?: RegisteredRequest;
  }): void {
    [this.status, this.problem, this.result] = [status, problem, result];
    if (this.problems.length > 0 && status !== "done") this.attempts += 1;
  }
}

/** A record, so that a refusal without its words does not compile. */
const PROBLEMS: Readonly<Record<SubmissionRefusal["code"], RequestProblem>> = {
  "unknown-form": "formChanged",
  "wrong-answers": "formChanged",
  "file-missing": "fileMissing",
  unknown: "refused",
};
