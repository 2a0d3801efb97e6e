import { action, computed, makeObservable, observable, ObservableMap, observableRef, ObservableSet } from "mobx";
import { interval, type Subscription } from "rxjs";
import type { CodeRefusal, ContactSaved, SaveRefusal } from "#domain/contact/contact-change.port.ts";
import { kindOf, type ContactFieldName } from "#domain/contact/contact-field.ts";
import { contactStep, msToNextCode, openContact, type ContactEvent } from "#domain/contact/contact-flow.ts";
import {
  canSave,
  contactFaults,
  contactUpdate,
  hasChanges,
  meetsRequirement,
  requirementOf,
  whyNotSavable,
  type ContactFault,
  type ContactUpdate,
  type NotSavable,
} from "#domain/contact/contact-form.ts";
import { typedContact } from "#domain/contact/contact-words.ts";
import { contactAfter, isStored } from "#domain/contact/contact-stored.ts";
import type { ContactFlow } from "#domain/contact/contact-state.ts";
import { IdempotencyKey, executeWrite } from "#domain/shared-kernel/write.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import { type Part, PartModel } from "#ui/stores/part.ts";
import { contactDraft, withContactDraft } from "./contact-draft.ts";
import type { ContactWish, ContactWorld } from "./contact-world.ts";

/** Why no code is known to be sent. `unknown`: no answer came; the next press asks for the same one. */
export type CodeTrouble = "unknown" | "tooMany" | "refused";

const TICK_MS = 1_000;

/**
 * One opening of the contact form (ACC-02 to ACC-12). The rules are the domain's; this sends what they allow, once, and
 * keeps what is typed.
 */
export class ContactEdit implements UnsavedForm {
  flow: ContactFlow | undefined = undefined;
  /** When it was last looked at the clock: what is counted down to. */
  now: number;
  /** Nobody could say whether anything can be saved now. */
  checkFailed = false;
  /** The customer goes to the agreements: what is typed waits, and is not asked about. */
  private gone = false;
  readonly wish: ContactWish;
  readonly #world: ContactWorld;
  readonly #part: PartModel<ContactFlow>;
  readonly #opened = new ObservableSet<ContactFieldName>();
  readonly #left = new ObservableSet<ContactFieldName>();
  /** As it is typed, with the signs that its mask puts in. */
  readonly #typed = new ObservableMap<ContactFieldName, string>();
  readonly #troubles = new ObservableMap<ContactFieldName, CodeTrouble>();
  readonly #codeKeys = new Map<ContactFieldName, IdempotencyKey>();
  readonly #saveKey: IdempotencyKey;
  #ticking: Subscription | undefined;

  constructor(world: ContactWorld, wish: ContactWish) {
    this.#world = world;
    this.wish = wish;
    this.now = world.clock.now();
    this.#saveKey = new IdempotencyKey(world.idempotencyKeys);
    const { contact, client } = world;
    this.#part = new PartModel({
      needs: [contact.data, client.data],
      read: () => this.flow,
      load: async () => {
        await Promise.all([contact.data.load(), client.data.load()]);
        this.open();
      },
    });
    makeObservable<this, "open" | "take" | "tick" | "tellCheck" | "gone" | "tellCode">(this, {
      flow: observableRef,
      now: observable,
      checkFailed: observable,
      gone: observable,
      faults: computed,
      whyNot: computed,
      dirty: computed,
      busy: computed,
      open: action,
      take: action,
      tick: action,
      tellCheck: action,
      tellCode: action,
      begin: action,
      edit: action,
      cancel: action,
      leave: action,
      goToAgreements: action,
      reset: action,
    });
  }

  get part(): Part<ContactFlow> {
    return this.#part.part;
  }

  get faults(): readonly ContactFault[] {
    return this.flow === undefined ? [] : contactFaults(this.flow);
  }

  get whyNot(): NotSavable | undefined {
    return this.flow === undefined ? undefined : whyNotSavable(this.flow);
  }

  get dirty(): boolean {
    const { flow } = this;
    return (
      !this.gone &&
      flow !== undefined &&
      (flow.status.kind === "editing" || flow.status.kind === "needed") &&
      hasChanges(flow)
    );
  }

  get busy(): boolean {
    return this.flow?.status.kind === "saving";
  }

  /** Whether the field's row is open to be typed in. */
  isOpen(name: ContactFieldName): boolean {
    return this.#opened.has(name);
  }

  /** What stands in the field. */
  textOf(name: ContactFieldName): string {
    return this.#typed.get(name) ?? typedContact(kindOf(name), this.flow?.fields[name].value ?? "");
  }

  troubleOf(name: ContactFieldName): CodeTrouble | undefined {
    return this.#troubles.get(name);
  }

  /** What stands under a field: nothing before it was left; a code that is still to come is no fault of the field. */
  complaintOf(
    name: ContactFieldName,
  ): Exclude<ContactFault["why"], "unconfirmedChange" | "requirement" | "requiredPermissions"> | undefined {
    const why = this.faults.find(({ field }) => field === name)?.why;
    if (why === undefined || why === "unconfirmedChange" || why === "requirement" || why === "requiredPermissions")
      return undefined;
    return why === "wrongCode" || why === "phoneRepeated" || this.#left.has(name) ? why : undefined;
  }

  /** Seconds until another code can be asked for. */
  secondsToCode(name: ContactFieldName): number {
    return Math.ceil(msToNextCode(this.flow?.fields[name].askedAt, this.now) / 1_000);
  }

  start(): void {
    void this.#part.load();
    void this.check();
    this.#ticking ??= interval(TICK_MS, this.#world.clock.scheduler).subscribe(() => this.tick());
  }

  stop(): void {
    this.#ticking?.unsubscribe();
    this.#ticking = undefined;
  }

  /** Asks whether anything can be saved in this session (ACC-12). */
  readonly check = async (): Promise<void> => {
    this.tellCheck(false);
    const told = await this.#world.port.backendAccess();
    if (told.ok) return this.take({ kind: "backend-access", on: told.value });
    // a flag is an answer, too
    if (told.failure.kind === "flagged" && told.failure.flag === "backendAccessError")
      this.take({ kind: "backend-access", on: true });
    else if (told.failure.kind !== "aborted") this.tellCheck(true);
  };

  /** Opens a row. */
  readonly begin = (name: ContactFieldName): void => {
    this.#opened.add(name);
  };

  readonly edit = (field: ContactFieldName, text: string): void => {
    this.#troubles.delete(field);
    this.#typed.set(field, text);
    this.take({ kind: "edit", field, text });
  };

  /** The first value is back, and the row closed. */
  readonly cancel = (field: ContactFieldName): void => {
    this.#troubles.delete(field);
    this.#left.delete(field);
    this.#opened.delete(field);
    this.#typed.delete(field);
    this.take({ kind: "cancel", field });
  };

  readonly leave = (name: ContactFieldName): void => {
    this.#left.add(name);
  };

  readonly typeCode = (field: ContactFieldName, text: string): void => this.take({ kind: "type-code", field, text });

  readonly permit = (type: string, state: boolean): void => this.take({ kind: "permit", type, state });

  /** Back to the form, which holds what it held. */
  readonly stay = (): void => this.take({ kind: "stay" });

  readonly goToAgreements = (): void => {
    this.gone = true;
  };

  /** What was typed is let go. */
  reset(): void {
    this.#world.draft?.drop();
    this.flow = undefined;
  }

  /** Asks for a code to what stands in the field (ACC-03). */
  readonly askCode = async (field: ContactFieldName): Promise<void> => {
    this.leave(field);
    const { clock, idempotencyKeys, port } = this.#world;
    const before = this.flow;
    this.take({ kind: "ask-code", field, now: clock.now() });
    const { flow } = this;
    if (flow === undefined || flow === before) return;
    this.tellCode(field, undefined);
    this.tick();
    const { value } = flow.fields[field];
    const idempotencyKey = this.#codeKeys.get(field) ?? new IdempotencyKey(idempotencyKeys);
    this.#codeKeys.set(field, idempotencyKey);
    const end = await executeWrite<"sent", CodeRefusal>(idempotencyKey, {
      content: [value],
      send: (intentId) =>
        kindOf(field) === "email"
          ? port.sendToEmail({ intentId, email: value })
          : port.sendToPhone({ intentId, phone: value }),
      verifyApplied: () => Promise.resolve(undefined),
    });
    if (end.kind === "done") return this.take({ kind: "code-sent", field, value, now: clock.now() });
    this.take({ kind: "code-not-sent", field, value });
    if (end.kind === "not-done")
      this.tellCode(
        field,
        end.failure.kind === "code-refused" && end.failure.code === "too-many-codes" ? "tooMany" : "refused",
      );
    else if (end.kind === "unknown") this.tellCode(field, "unknown");
  };

  /** Saves what the rules let be saved, once (ACC-04). */
  readonly save = async (): Promise<void> => {
    const { flow } = this;
    if (flow === undefined || !canSave(flow)) return;
    const { contact, port } = this.#world;
    const payload = contactUpdate(flow);
    this.take({ kind: "save" });
    const end = await executeWrite<ContactSaved, SaveRefusal>(this.#saveKey, {
      content: [JSON.stringify(payload)],
      send: (intentId) => port.save({ intentId, contact: payload }),
      verifyApplied: async () => {
        await contact.data.reload();
        const { state } = contact.data;
        return state.status === "ready" ? isStored(payload, state.value) : undefined;
      },
    });
    switch (end.kind) {
      case "done":
        return end.value.kind === "saved" ? this.#saved(payload) : this.take(end.value);
      case "found-done":
        return this.#saved(payload);
      case "not-done":
        return this.take({
          kind: "refused",
          wrongCodes: end.failure.kind === "save-refused" ? end.failure.wrongCodes : [],
          backendAccess: end.failure.kind === "flagged" && end.failure.flag === "backendAccessError",
        });
      case "unknown":
      case "cancelled":
        return this.take({ kind: "unanswered" });
    }
  };

  #saved(payload: ContactUpdate): void {
    const { contact, draft } = this.#world;
    const { known } = contact.data;
    if (known !== undefined) contact.data.replace(contactAfter(known, payload));
    this.take({ kind: "saved" });
    draft?.drop();
    this.wish.onSaved?.();
  }

  /** The form on what is known of the customer, with what was typed before. */
  private open(): void {
    const { contact, client, draft, ebokAccess } = this.#world;
    const data = contact.data.known;
    const person = client.data.known?.client;
    if (data === undefined || person === undefined || this.flow !== undefined) return;
    const { origin, requirement = requirementOf(origin) } = this.wish;
    const fresh = openContact(data, {
      origin,
      requirement,
      visible: person.contactDataVisible,
      editable: person.contactDataEditable,
      ebokAccess: ebokAccess(),
      restricted: person.rodo,
    });
    const flow = withContactDraft(fresh, draft?.read() ?? {});
    for (const name of fieldsOf(flow)) if (flow.fields[name].value !== fresh.fields[name].value) this.#opened.add(name);
    // what a consent waits for is what the form was opened for
    if (origin === "agreements" && requirement === "EMAIL" && !meetsRequirement(flow.fields, requirement))
      this.#opened.add("mainEmail");
    // the answer may have come before there was a form
    this.flow = this.#backendAccess === undefined ? flow : contactStep(flow, this.#backendAccess);
  }

  #backendAccess: Extract<ContactEvent, { kind: "backend-access" }> | undefined;

  private take(event: ContactEvent): void {
    if (event.kind === "backend-access") this.#backendAccess = event;
    if (this.flow === undefined) return;
    this.flow = contactStep(this.flow, event);
    if (event.kind === "edit" || event.kind === "cancel" || event.kind === "permit")
      this.#world.draft?.keep(contactDraft(this.flow));
  }

  private tick(): void {
    this.now = this.#world.clock.now();
  }

  private tellCheck(failed: boolean): void {
    this.checkFailed = failed;
  }

  private tellCode(field: ContactFieldName, trouble: CodeTrouble | undefined): void {
    if (trouble === undefined) this.#troubles.delete(field);
    else this.#troubles.set(field, trouble);
  }
}

function fieldsOf(flow: ContactFlow): readonly ContactFieldName[] {
  return Object.keys(flow.fields).filter((name): name is ContactFieldName => name in flow.fields);
}
