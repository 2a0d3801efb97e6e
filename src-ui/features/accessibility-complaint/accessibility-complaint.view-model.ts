import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort, WarsawDate } from "#domain/shared-kernel/index.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import {
  accessibilityAnswerDue,
  type AccessibilityComplaint,
  type AccessibilityComplaintRefusal,
  type AccessibilityComplaintsPort,
  type AccessibilityReceipt,
} from "#domain/support/index.ts";
import { registerAccessibilityComplaint } from "#domain/support/use-cases/register-accessibility-complaint.ts";
import { failedSubmit } from "#ui/shared/forms/failed-submit.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { submissionProblemOf, type SubmissionProblem } from "#ui/stores/submission-problem.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { AccessibilityComplaintForm } from "./accessibility-complaint-form.ts";
import { accessibilityReceiptFile } from "./accessibility-receipt-file.ts";

/** Dependencies of `AccessibilityComplaintViewModel`. */
export interface AccessibilityComplaintDependencies {
  readonly complaints: AccessibilityComplaintsPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  readonly today: Pick<TodayStore, "today">;
  /** Days for an answer, and the most days if the operator says why it needs longer. */
  readonly terms: { readonly answerDays: number; readonly longestDays: number };
  /** Operator that receives the complaint, with its address. */
  readonly recipient: string;
  /** Saves a text as a file: name, MIME type, text. */
  readonly save: (name: string, type: string, text: string) => void;
}

/** Complaint with its receipt. */
export interface SentAccessibilityComplaint {
  readonly complaint: AccessibilityComplaint;
  readonly receipt: AccessibilityReceipt;
}

/** Complaint about accessibility: the form, then its receipt (A11Y-40). */
export class AccessibilityComplaintViewModel {
  sent: SentAccessibilityComplaint | undefined;
  /** True after a complaint was sent: the heading of the next form then takes the focus. */
  isRestarted = false;
  readonly form: FormModel<AccessibilityComplaintForm>;
  readonly #command: WriteCommand<AccessibilityComplaint, AccessibilityReceipt, AccessibilityComplaintRefusal>;
  readonly #dependencies: AccessibilityComplaintDependencies;

  constructor(dependencies: AccessibilityComplaintDependencies) {
    this.#dependencies = dependencies;
    const { complaints, idempotencyKeys, draft } = dependencies;
    this.#command = new WriteCommand(
      (complaint, key) => registerAccessibilityComplaint({ complaints }, complaint, key),
      idempotencyKeys,
    );
    this.form = new FormModel({
      open: () => new AccessibilityComplaintForm(),
      idempotencyKeys,
      draft,
      send: (form, idempotencyKey) => this.#send(form, idempotencyKey),
    });
    makeObservable<this, "finish">(this, {
      sent: observableRef,
      isRestarted: observable,
      problem: computed,
      finish: action,
      restart: action,
    });
  }

  /** Last day for an answer to a complaint that is sent today. */
  get dueToday(): WarsawDate {
    const { today, terms } = this.#dependencies;
    return accessibilityAnswerDue(today.today, terms.answerDays);
  }

  get terms(): AccessibilityComplaintDependencies["terms"] {
    return this.#dependencies.terms;
  }

  get recipient(): string {
    return this.#dependencies.recipient;
  }

  /** Error above the button. */
  get problem(): SubmissionProblem | undefined {
    return submissionProblemOf(this.#command.state, "accessibility-complaint-refused");
  }

  /** Saves the receipt as a file. */
  saveReceipt(sent: SentAccessibilityComplaint): void {
    const { name, text } = accessibilityReceiptFile(sent, this.recipient);
    this.#dependencies.save(name, "text/html;charset=utf-8", text);
  }

  /** Opens an empty form. */
  restart(): void {
    this.sent = undefined;
    this.isRestarted = true;
    this.form.reset();
  }

  async #send(form: AccessibilityComplaintForm, key: string): Promise<SubmitResult<AccessibilityComplaintForm>> {
    const complaint = complaintOf(form);
    const outcome = await this.#command.run(complaint, formIdempotencyKey(key));
    if (outcome?.kind !== "done") return failedSubmit(outcome);
    this.finish({ complaint, receipt: outcome.value });
    return { kind: "done" };
  }

  private finish(sent: SentAccessibilityComplaint): void {
    this.sent = sent;
  }
}

function complaintOf(form: AccessibilityComplaintForm): AccessibilityComplaint {
  const { subject, requirement, demand, name, way, email, address } = form;
  return {
    subject: subject.trim(),
    requirement: requirement.trim(),
    demand: demand.trim(),
    name: name.trim(),
    contact: way === "email" ? { kind: "email", email: email.trim() } : { kind: "letter", address: address.trim() },
  };
}
