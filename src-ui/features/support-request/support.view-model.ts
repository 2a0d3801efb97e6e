import { action, computed, makeObservable, observable } from "mobx";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  callPermission,
  complainantOf,
  newestRequestsFirst,
  type Complainant,
  type ContactForm,
  type PromisedCallBack,
  type SupportRequest,
} from "#domain/support/index.ts";
import { lostRequestContent } from "./lost-request-content.ts";
import type { DraftsAfterLeaving, LostContent, UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { CallBackViewModel } from "./call-back.view-model.ts";
import { ComplaintRightsViewModel } from "./complaint-rights.view-model.ts";
import { isContactSettled, knownContactOf } from "./known-contact.ts";
import { requestSubjectOf, type RequestSubject } from "./request-subject.ts";
import { DocumentDownloads } from "#ui/stores/offers/document-downloads.ts";
import { requestDraftState, type RequestDraft } from "./request-draft.ts";
import type { RequestFormViewModel } from "./request-form.view-model.ts";
import { RequestForms } from "./request-forms.ts";
import type { RequestOrigin } from "./support-address.ts";
import type { SupportDependencies } from "./support-dependencies.ts";
import { SuspendedServices } from "#ui/stores/products/suspended-services.ts";

/** Requests that are shown at first, and that each press adds. */
export const ROWS_AT_ONCE = 20;

/** View model of the page of requests: sent requests, forms and the call-back (MSG-03, MSG-04). */
export class SupportViewModel implements UnsavedForm {
  rows = ROWS_AT_ONCE;
  readonly requests: AsyncSectionModel<readonly SupportRequest[]>;
  readonly forms: AsyncSectionModel<readonly ContactForm[]>;
  readonly calls: AsyncSectionModel<CallBackViewModel>;
  readonly files: DocumentDownloads;
  readonly #dependencies: SupportDependencies;
  readonly #forms: RequestForms;
  readonly rights: ComplaintRightsViewModel;
  readonly accountEntries: SupportDependencies["finance"]["entries"];
  readonly suspended: SuspendedServices;
  #call: CallBackViewModel | undefined;

  constructor(dependencies: SupportDependencies) {
    this.#dependencies = dependencies;
    const { store, contact, finance } = dependencies;
    this.files = new DocumentDownloads(dependencies);
    this.#forms = new RequestForms(dependencies);
    this.rights = new ComplaintRightsViewModel(dependencies);
    this.accountEntries = finance.entries;
    this.suspended = new SuspendedServices(dependencies);
    this.requests = new AsyncSectionModel({
      needs: [store.requests],
      read: () => store.requests.known && newestRequestsFirst(store.requests.known),
      load: () => store.requests.refresh(),
    });
    // Forms are filled in with the customer's contact data, so wait until those have loaded or failed.
    this.forms = new AsyncSectionModel({
      needs: [store.forms],
      read: () => (isContactSettled(dependencies) ? store.forms.known : undefined),
      load: () => Promise.all([store.forms.refresh(), contact.data.load()]),
    });
    this.calls = new AsyncSectionModel({
      needs: [store.call],
      read: () => (isContactSettled(dependencies) && store.call.known !== undefined ? this.#callBack() : undefined),
      load: () => Promise.all([store.call.refresh(), contact.data.load()]),
    });
    makeObservable(this, {
      rows: observable,
      requestDrafts: computed,
      dirty: computed,
      busy: computed,
      more: action,
      promisedCall: computed,
      discardDraft: action,
      reset: action,
    });
  }

  /** Loads missing data and refreshes the others: requests may have new replies. */
  start(): void {
    void this.requests.load();
    void this.forms.load();
    void this.calls.load();
  }

  get incompleteRequests(): IncompleteData | undefined {
    return incompleteDataOf(this.#dependencies.store.requests);
  }

  get incompleteForms(): IncompleteData | undefined {
    return incompleteDataOf(this.#dependencies.store.forms);
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get complainant(): Complainant | undefined {
    const { known } = this.#dependencies.client.data;
    return known && complainantOf(known.client);
  }

  more(): void {
    this.rows += ROWS_AT_ONCE;
  }

  /** Returns the view model of a form about what the address names. */
  open(form: ContactForm, about?: RequestOrigin): RequestFormViewModel {
    return this.#forms.open(form, about, about && this.subjectOf(about));
  }

  /** Returns the view model of a message about a request (REQ-01). */
  reply(request: SupportRequest): RequestFormViewModel {
    return this.#forms.reply(request);
  }

  /** Loads the message or the outage that the address names. Orders and invoices are named by their numbers alone. */
  loadOrigin({ kind }: Pick<RequestOrigin, "kind">): void {
    const { messages, outages } = this.#dependencies.messages;
    if (kind === "message" || kind === "outage") void (kind === "message" ? messages : outages).load();
  }

  /** Returns what a new request is about; `undefined` while unknown (REQ-04, REQ-11, REQ-26, OFFER-13). */
  subjectOf(origin: RequestOrigin): RequestSubject | undefined {
    return requestSubjectOf(origin, this.#dependencies);
  }

  discard(form: Pick<ContactForm, "formId">): void {
    this.#forms.discard(form);
  }

  /** Unsent forms: filled in on this page or restored from a draft. */
  get requestDrafts(): readonly RequestDraft[] {
    const call = this.#call === undefined ? undefined : requestDraftState(this.#call);
    return call === undefined ? this.#forms.drafts : [...this.#forms.drafts, { form: undefined, state: call }];
  }

  /** Discards an unsent form with its draft; not while it is sent (REQ-08). */
  discardDraft({ form }: RequestDraft): void {
    if (form !== undefined) this.#forms.discardDraft(form);
    else if (this.#call?.busy === false) this.#call.reset();
  }

  /** Call that an agent has promised, for the list of requests (REQ-05). */
  get promisedCall(): PromisedCallBack | undefined {
    const { call } = this.#dependencies.store;
    const permission = call.known && callPermission(call.known, this.#dependencies.clock.now());
    return permission?.kind === "promised" ? permission.call : undefined;
  }

  /** Reloads the forms after the server has changed one. Its draft restores the values that still fit. */
  async reloadForm({ formId }: ContactForm): Promise<void> {
    await this.#dependencies.store.forms.reload();
    if (this.#dependencies.store.forms.state.status === "ready") this.#forms.discard({ formId });
  }

  readonly discardSentForms = (): void => this.#forms.discardSent();

  get dirty(): boolean {
    return this.#all().some((form) => form.dirty);
  }

  /** True if drafts hold everything that was typed and attached (REQ-10). */
  get isStored(): boolean {
    return this.#unsent().every(({ isStored }) => isStored);
  }

  readonly lostContent = (drafts: DraftsAfterLeaving): LostContent => lostRequestContent(this.#unsent(), drafts);

  get busy(): boolean {
    return this.#all().some((form) => form.busy);
  }

  /** Discards forms whose answers no draft holds; the others can be continued from the list, without lost files. */
  reset(): void {
    for (const form of this.#unsent()) if (!form.busy && form.typed === "unstored") form.reset();
  }

  #unsent(): readonly (RequestFormViewModel | CallBackViewModel)[] {
    return this.#all().filter(({ dirty }) => dirty);
  }

  #all(): readonly (RequestFormViewModel | CallBackViewModel)[] {
    return [...this.#forms.opened, ...(this.#call === undefined ? [] : [this.#call])];
  }

  #callBack(): CallBackViewModel {
    this.#call ??= new CallBackViewModel({
      ...this.#dependencies,
      draft: this.#dependencies.draftOf("support-call"),
      phone: knownContactOf(this.#dependencies).phone,
    });
    return this.#call;
  }
}
