import { action, computed, makeObservable, observable } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  complainantOf,
  newestRequestsFirst,
  type Complainant,
  type ContactForm,
  type SupportRequest,
} from "#domain/support/index.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { CallBackViewModel } from "./call-back.view-model.ts";
import { isContactSettled, knownContactOf } from "./known-contact.ts";
import { offeredOptions } from "./offered-options.ts";
import { replyForm, sendReply } from "./reply-form.ts";
import type { SendRequest } from "./request-registration.ts";
import { RequestFilesViewModel } from "./request-files.view-model.ts";
import { requestDraftState, type RequestDraft } from "./request-draft.ts";
import { RequestFormViewModel } from "./request-form.view-model.ts";
import type { SupportDependencies } from "./support-dependencies.ts";

const ROWS_AT_ONCE = 20;

const draftOfForm = ({ formId }: ContactForm): string => `support ${formId}`;

/**
 * View model of the page of requests: sent requests, forms and the call-back (MSG-03, MSG-04). Forms keep their content
 * while the page is open.
 */
export class SupportViewModel implements UnsavedForm {
  rows = ROWS_AT_ONCE;
  readonly requests: AsyncSectionModel<readonly SupportRequest[]>;
  readonly forms: AsyncSectionModel<readonly ContactForm[]>;
  readonly calls: AsyncSectionModel<CallBackViewModel>;
  readonly files: RequestFilesViewModel;
  readonly #dependencies: SupportDependencies;
  readonly #opened = observable.map<string, RequestFormViewModel>({}, { deep: false });
  #call: CallBackViewModel | undefined;

  constructor(dependencies: SupportDependencies) {
    this.#dependencies = dependencies;
    const { store, contact } = dependencies;
    this.files = new RequestFilesViewModel(dependencies);
    this.requests = new AsyncSectionModel({
      needs: [store.requests],
      read: () => store.requests.known && newestRequestsFirst(store.requests.known),
      load: () => store.requests.load(),
    });
    // Forms are filled in with the customer's contact data, so wait until those have loaded or failed.
    this.forms = new AsyncSectionModel({
      needs: [store.forms],
      read: () => (isContactSettled(dependencies) ? store.forms.known : undefined),
      load: () => Promise.all([store.forms.load(), contact.data.load()]),
    });
    this.calls = new AsyncSectionModel({
      needs: [store.call],
      read: () => (isContactSettled(dependencies) && store.call.known !== undefined ? this.#callBack() : undefined),
      load: () => Promise.all([store.call.load(), contact.data.load()]),
    });
    makeObservable(this, {
      rows: observable,
      requestDrafts: computed,
      dirty: computed,
      busy: computed,
      more: action,
      discard: action,
      discardSentForms: action,
      reset: action,
    });
  }

  /** Loads missing data, and reloads the requests, which may have new replies. */
  start(): void {
    void this.#dependencies.store.requests.reload();
    void this.forms.load();
    void this.calls.load();
  }

  /** Set when parts of the requests could not be read. */
  get incompleteRequests(): IncompleteData | undefined {
    return incompleteDataOf(this.#dependencies.store.requests);
  }

  /** Set when parts of the forms could not be read. */
  get incompleteForms(): IncompleteData | undefined {
    return incompleteDataOf(this.#dependencies.store.forms);
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get complainant(): Complainant | undefined {
    const client = this.#dependencies.client.data.known?.client;
    return client === undefined ? undefined : complainantOf(client);
  }

  more(): void {
    this.rows += ROWS_AT_ONCE;
  }

  /** Returns the view model of a form; creates it on first use. */
  open(form: ContactForm): RequestFormViewModel {
    const known = this.#opened.get(form.formId);
    if (known !== undefined) return known;
    const { port, finance } = this.#dependencies;
    if (form.fields.some(({ offers }) => offers === "invoice")) void finance.entries.load();
    return this.#create(form, (request, key) => registerRequest({ support: port }, request, key));
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

  /** Clears a sent form, so that the customer can write again. */
  discard({ formId }: ContactForm): void {
    this.#opened.delete(formId);
  }

  #create(form: ContactForm, send: SendRequest): RequestFormViewModel {
    const { port, store, idempotencyKeys, draftOf } = this.#dependencies;
    const created = new RequestFormViewModel(form, {
      port,
      send,
      store,
      idempotencyKeys,
      draft: draftOf(draftOfForm(form)),
      known: knownContactOf(this.#dependencies),
      offered: (kind) => offeredOptions(this.#dependencies, kind),
    });
    action(() => this.#opened.set(form.formId, created))();
    return created;
  }

  /** Unsent forms: filled in on this page or restored from a draft. */
  get requestDrafts(): readonly RequestDraft[] {
    const forms = (this.#dependencies.store.forms.known ?? []).flatMap((form): readonly RequestDraft[] => {
      const opened = this.#opened.get(form.formId);
      const state = opened === undefined ? this.#storedDraftState(form) : requestDraftState(opened);
      return state === undefined ? [] : [{ form, state }];
    });
    const call = this.#call === undefined ? undefined : requestDraftState(this.#call);
    return call === undefined ? forms : [...forms, { form: undefined, state: call }];
  }

  /** Reloads a form after the server has changed it. Values that still fit are restored from the draft. */
  async reloadForm({ formId }: ContactForm): Promise<void> {
    const { forms } = this.#dependencies.store;
    await forms.reload();
    if (forms.state.status === "ready") action(() => this.#opened.delete(formId))();
  }

  /** Discards the view models of sent forms. */
  discardSentForms(): void {
    for (const [formId, { status }] of this.#opened) if (status === "done") this.#opened.delete(formId);
  }

  get dirty(): boolean {
    return this.#all().some((form) => form.dirty);
  }

  get busy(): boolean {
    return this.#all().some((form) => form.busy);
  }

  reset(): void {
    for (const form of this.#all()) if (!form.busy) form.reset();
  }

  #all(): readonly UnsavedForm[] {
    return [...this.#opened.values(), ...(this.#call === undefined ? [] : [this.#call])];
  }

  #storedDraftState(form: ContactForm): "unsent" | undefined {
    const typed = this.#dependencies.draftOf(draftOfForm(form))?.read();
    return typed === undefined || Object.keys(typed).length === 0 ? undefined : "unsent";
  }

  #callBack(): CallBackViewModel {
    const { port, store, clock, idempotencyKeys, draftOf } = this.#dependencies;
    this.#call ??= new CallBackViewModel({
      port,
      store,
      clock,
      idempotencyKeys,
      draft: draftOf("support-call"),
      phone: knownContactOf(this.#dependencies).phone,
    });
    return this.#call;
  }
}
