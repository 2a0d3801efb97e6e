import { action, computed, makeObservable, observable } from "mobx";
import { collectingAccountsOf } from "#domain/account/client.ts";
import { monthOfEntry } from "#domain/finance/invoice-history.ts";
import { withAnswerAddress, type ContactForm, type SupportRequest } from "#domain/support/index.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { knownContactOf, lacksAnswerAddress } from "./known-contact.ts";
import { ownDataOffer } from "./own-data-offer.ts";
import { replyForm, sendReply } from "./reply-form.ts";
import { requestDraftState, type RequestDraft } from "./request-draft.ts";
import { RequestFormViewModel } from "./request-form.view-model.ts";
import type { SendRequest } from "./request-registration.ts";
import type { RequestSubject } from "./request-subject.ts";
import type { RequestOrigin } from "./support-address.ts";
import type { SupportDependencies } from "./support-dependencies.ts";

const draftOfForm = ({ formId }: ContactForm): string => `support ${formId}`;

/** Identifies a subject: two services may have the same name. */
const subjectKey = (subject: RequestSubject | undefined): string | undefined => subject?.serviceId ?? subject?.line;

/** Forms of new requests and of messages about requests. They keep their content while the page is open. */
export class RequestForms {
  /** Number of drafts that were thrown away. */
  private discards = 0;
  readonly #dependencies: SupportDependencies;
  readonly #opened = observable.map<string, RequestFormViewModel>({}, { deep: false });
  /** Subject that each opened form was filled in with. */
  readonly #subjects = new Map<string, string | undefined>();

  constructor(dependencies: SupportDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "discards">(this, {
      discards: observable,
      drafts: computed,
      discard: action,
      discardSent: action,
      discardDraft: action,
    });
  }

  /** All opened forms. */
  get opened(): readonly RequestFormViewModel[] {
    return [...this.#opened.values()];
  }

  /**
   * Returns the view model of a form; creates it on first use. An untouched form follows the origin of the address:
   * `subject` fills it in; `undefined` without an origin or while that loads.
   */
  open(
    form: ContactForm,
    origin: RequestOrigin | undefined,
    subject: RequestSubject | undefined,
  ): RequestFormViewModel {
    const known = this.#opened.get(form.formId);
    const isLoading = origin !== undefined && subject === undefined;
    const isOther = !isLoading && subjectKey(subject) !== this.#subjects.get(form.formId);
    if (known !== undefined && (!isOther || known.dirty || known.busy || known.status === "done")) return known;
    const { port, finance } = this.#dependencies;
    if (form.fields.some(({ offers }) => offers === "invoice")) void finance.entries.load();
    const asked = withAnswerAddress(form, { lacksEmail: lacksAnswerAddress(this.#dependencies) });
    return this.#create(asked, (request, key) => registerRequest({ support: port }, request, key), subject);
  }

  /** Returns the view model of a message about a request; creates it on first use (REQ-01). */
  reply(request: SupportRequest): RequestFormViewModel {
    const { port, fileMegabytes } = this.#dependencies;
    const form = replyForm(request, fileMegabytes);
    const known = this.#opened.get(form.formId);
    // An answer of the provider adds a question; the draft keeps what was typed.
    const isCurrent = known?.status === "done" || known?.form.fields.length === form.fields.length;
    return known !== undefined && isCurrent ? known : this.#create(form, sendReply({ support: port }, request.number));
  }

  /** Discards the view model of a form; a stored draft stays. After sending, the next one is empty. */
  discard({ formId }: Pick<ContactForm, "formId">): void {
    this.#opened.delete(formId);
  }

  /** Discards the view models of sent forms. */
  discardSent(): void {
    for (const [formId, { status }] of this.#opened) if (status === "done") this.#opened.delete(formId);
  }

  /** Throws away what was typed in a form (REQ-08). A form that is being sent stays. */
  discardDraft(form: ContactForm): void {
    const opened = this.#opened.get(form.formId);
    if (opened?.busy === true) return;
    this.discards += 1;
    if (opened === undefined) this.#dependencies.draftOf(draftOfForm(form))?.drop();
    else opened.reset();
    this.#opened.delete(form.formId);
  }

  /** Unsent forms: filled in on this page or restored from a draft. */
  get drafts(): readonly RequestDraft[] {
    // Stored drafts are not observable.
    void this.discards;
    return (this.#dependencies.store.forms.known ?? []).flatMap((form): readonly RequestDraft[] => {
      const opened = this.#opened.get(form.formId);
      const state = opened === undefined ? this.#storedDraftState(form) : requestDraftState(opened);
      return state === undefined ? [] : [{ form, state }];
    });
  }

  #create(form: ContactForm, send: SendRequest, subject?: RequestSubject): RequestFormViewModel {
    const { port, store, idempotencyKeys, draftOf } = this.#dependencies;
    const created = new RequestFormViewModel(form, {
      port,
      send,
      store,
      idempotencyKeys,
      draft: draftOf(draftOfForm(form)),
      known: {
        ...knownContactOf(this.#dependencies),
        subject: subject?.line,
        invoice: subject?.invoice,
        serviceId: subject?.serviceId,
        isAboutStatement: subject?.isAboutStatement,
      },
      monthOfInvoice: (number) => {
        const entry = this.#dependencies.finance.entries.known?.find((one) => one.number === number);
        return entry && monthOfEntry(entry);
      },
      collectingAccounts: () => collectingAccountsOf(this.#dependencies.client.data.known?.client),
      offerFor: ({ offers }) => offers && ownDataOffer(this.#dependencies, offers, form.complaint),
    });
    this.#subjects.set(form.formId, subjectKey(subject));
    action(() => this.#opened.set(form.formId, created))();
    return created;
  }

  #storedDraftState(form: ContactForm): "unsent" | undefined {
    const typed = this.#dependencies.draftOf(draftOfForm(form))?.read();
    return typed === undefined || Object.keys(typed).length === 0 ? undefined : "unsent";
  }
}
