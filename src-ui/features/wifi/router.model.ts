import {
  action,
  computed,
  makeObservable,
  observable,
  observableRef,
  ObservableMap,
  ObservableSet,
  reaction,
} from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import {
  changesOf,
  isEditable,
  isJoinedAnew,
  isKeptInDrafts,
  networkOf,
  parameterFault,
  parametersOf,
  type FrequencyErrors,
  type Network,
  type ParameterChange,
  type ParameterFault,
  type WifiParameters,
  type WifiRefusal,
  type WifiRefusalCode,
  type WifiWish,
} from "#domain/wifi/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import type { RouterStore } from "#ui/stores/wifi/router.store.ts";

/** What is asked before the router is asked for it. */
export type Asked =
  | { readonly kind: "save" }
  | { readonly kind: "off"; readonly frequencyType: string }
  | { readonly kind: "defaults" };

/** Why a change was not taken up, where no field says it. */
export type RouterProblem =
  | Exclude<WifiRefusalCode, "wrong-parameters">
  | "wrong-elsewhere"
  | "tryLater"
  | "unknownEnd";

/** What is wrong with a value: by the portal's own rules, or in the provider's words. */
export type Fault = ParameterFault | { readonly kind: "refused"; readonly words: string };

/** The form of one router: what is typed, what is wrong with it, what is asked and sent (DEV-01 to DEV-03). */
export class RouterModel {
  asked: Asked | undefined = undefined;
  problem: RouterProblem | undefined = undefined;
  /** Whether somebody has tried to send: then there is a summary, and not with the first field that is left. */
  tried = false;
  /** How many sendings have ended with something to mend: the summary leads to the first with each. */
  attempts = 0;
  /** What the provider refused and no field here has, in its words. */
  elsewhere: readonly FrequencyErrors[] = [];
  /** What is typed was typed before this page was loaded; a password among it is not (SESS-06). */
  isRestored: boolean;
  readonly store: RouterStore;
  readonly #draft: FormDraft | undefined;
  readonly #part: PartModel<WifiParameters>;
  readonly #typed = new ObservableMap<string, string>();
  readonly #touched = new ObservableSet<string>();
  readonly #refused = new ObservableMap<string, string>();

  constructor(store: RouterStore, draft: FormDraft | undefined) {
    this.store = store;
    this.#draft = draft;
    this.#part = new PartModel({
      needs: [store.parameters],
      read: () => store.parameters.known,
      load: () => store.read(),
    });
    for (const [key, value] of Object.entries(draft?.read() ?? {}))
      if (typeof value === "string") this.#typed.set(key, value);
    this.isRestored = this.#typed.size > 0;
    makeObservable<this, "begin" | "end" | "settleTyped" | "stop">(this, {
      asked: observable,
      problem: observable,
      tried: observable,
      isRestored: observable,
      attempts: observable,
      elsewhere: observableRef,
      changes: computed,
      summary: computed,
      dirty: computed,
      set: action,
      leave: action,
      reset: action,
      ask: action,
      cancel: action,
      submit: action,
      begin: action,
      end: action,
      settleTyped: action,
      stop: action,
    });
  }

  /** Somebody looks at it. Returns what ends that. */
  watch(): () => void {
    const unwatch = this.store.watch();
    const settled = reaction(
      () => this.store.pending.kind,
      (kind) => {
        if (kind === "done" || kind === "ended") this.settleTyped();
      },
      { fireImmediately: true },
    );
    const stopped = reaction(
      () => this.store.block,
      (block) => {
        if (block !== undefined) this.stop(block);
      },
    );
    return () => {
      settled();
      stopped();
      unwatch();
    };
  }

  get page(): Part<WifiParameters> {
    return this.#part.part;
  }

  /** What would be sent. */
  get changes(): readonly ParameterChange[] {
    const { known } = this.store.parameters;
    return known === undefined ? [] : changesOf(known, this.#typed);
  }

  /** Whether leaving would lose something: what the router works on is not lost. */
  get dirty(): boolean {
    const { pending } = this.store;
    return this.changes.length > 0 && pending.kind !== "waiting" && pending.kind !== "overdue";
  }

  get busy(): boolean {
    return this.isSending;
  }

  get isSending(): boolean {
    return this.store.isSending;
  }

  /** What is told above the form, once it was tried to be sent, in the order of the fields. */
  get summary(): readonly {
    readonly key: string;
    readonly frequencyType: string;
    readonly name: string;
    readonly prefix: string;
    readonly fault: Fault;
  }[] {
    const { known } = this.store.parameters;
    if (known === undefined || !this.tried) return [];
    return parametersOf(known).flatMap(({ key, frequency: { frequencyType }, parameter: { name, prefix } }) => {
      const fault = this.#touched.has(key) ? this.#faultAt(key) : undefined;
      return fault === undefined ? [] : [{ key, frequencyType, name, prefix, fault }];
    });
  }

  valueOf(key: string): string {
    return this.#typed.get(key) ?? this.#found(key)?.value ?? "";
  }

  /** What stands at a field: nothing before it is left for the first time. */
  faultOf(key: string): Fault | undefined {
    return this.#touched.has(key) ? this.#faultAt(key) : undefined;
  }

  /** The networks that devices have to join anew, after what was done last. */
  get toJoin(): readonly Network[] {
    const {
      pending,
      parameters: { known },
    } = this.store;
    if (known === undefined || (pending.kind !== "done" && (pending.kind !== "ended" || pending.isOffline))) return [];
    return known.frequencies.flatMap((frequency) =>
      isJoinedAnew(pending.wish, frequency.frequencyType, known) ? (networkOf(frequency) ?? []) : [],
    );
  }

  set(key: string, value: string): void {
    const found = this.#found(key);
    if (this.isSending || this.store.block !== undefined || found === undefined || !isEditable(found)) return;
    if (value === found.value) this.#typed.delete(key);
    else this.#typed.set(key, value);
    this.#refused.delete(key);
    this.problem = undefined;
    this.elsewhere = [];
    this.store.dismiss();
    this.#keep();
  }

  leave(key: string): void {
    if (this.#typed.has(key)) this.#touched.add(key);
  }

  /** What was typed is let go. */
  reset(): void {
    this.#typed.clear();
    this.#touched.clear();
    this.#refused.clear();
    this.tried = false;
    this.isRestored = false;
    this.problem = undefined;
    this.elsewhere = [];
    this.#draft?.drop();
  }

  /** Checks what is typed, and asks before it is sent. */
  submit(): void {
    if (this.isSending || this.store.block !== undefined) return;
    const { changes } = this;
    this.tried = true;
    for (const { frequencyType, provName } of changes) this.#touched.add(`${frequencyType}/${provName}`);
    if (this.summary.length > 0) this.attempts += 1;
    else if (changes.length > 0) this.asked = { kind: "save" };
  }

  ask(asked: Asked): void {
    if (this.isSending || this.store.block !== undefined) return;
    this.problem = undefined;
    this.asked = asked;
  }

  cancel(): void {
    if (!this.isSending) this.asked = undefined;
  }

  /** What was asked about is sent. */
  confirm(): Promise<void> {
    const { asked } = this;
    if (asked === undefined) return Promise.resolve();
    switch (asked.kind) {
      case "save":
        return this.#send({ kind: "parameters", changes: this.changes });
      case "off":
        return this.#send({ kind: "switch", frequencyType: asked.frequencyType, enabled: false });
      case "defaults":
        return this.#send({ kind: "defaults" });
    }
  }

  /** A network is turned on at once, and off after a question: devices would drop. */
  turn(frequencyType: string, enabled: boolean): Promise<void> {
    if (!enabled) {
      this.ask({ kind: "off", frequencyType });
      return Promise.resolve();
    }
    return this.#send({ kind: "switch", frequencyType, enabled });
  }

  async #send(wish: WifiWish): Promise<void> {
    if (this.isSending || this.store.block !== undefined) return;
    this.begin();
    const end = await this.store.order(wish);
    if (end !== undefined) this.end(wish, end.kind === "not-done" || end.kind === "unknown" ? end : undefined);
  }

  #faultAt(key: string): Fault | undefined {
    const words = this.#refused.get(key);
    if (words !== undefined) return { kind: "refused", words };
    const typed = this.#typed.get(key);
    const found = this.#found(key);
    return typed === undefined || found === undefined || typed === found.value
      ? undefined
      : parameterFault(found, typed);
  }

  #found(key: string) {
    const { known } = this.store.parameters;
    return known === undefined ? undefined : parametersOf(known).find((one) => one.key === key)?.parameter;
  }

  #keep(): void {
    const kept = [...this.#typed].filter(([key]) => {
      const found = this.#found(key);
      return found !== undefined && isKeptInDrafts(found);
    });
    this.#draft?.keep(Object.fromEntries(kept));
  }

  /** What the router has taken is typed no more: changed elsewhere later, it is not to be changed back. */
  private settleTyped(): void {
    for (const [key, value] of this.#typed) if (this.#found(key)?.value === value) this.#typed.delete(key);
    this.#touched.clear();
    this.tried = false;
    this.#keep();
  }

  /** A question that cannot be answered with yes any more is closed, and it is said why. */
  private stop(block: "pending" | "offline"): void {
    if (this.asked === undefined || this.isSending) return;
    this.asked = undefined;
    this.problem = block === "pending" ? "pending-operation" : "device-offline";
  }

  private begin(): void {
    this.problem = undefined;
    this.elsewhere = [];
    this.#refused.clear();
  }

  private end(
    wish: WifiWish,
    failed:
      | { readonly kind: "not-done" | "unknown"; readonly failure: WifiRefusal | { readonly kind: string } }
      | undefined,
  ): void {
    this.asked = undefined;
    if (failed === undefined) {
      this.isRestored = false;
      // what the router works on is its own now; should it not be done, it is still there to be sent again
      if (wish.kind === "parameters") this.#draft?.drop();
      return;
    }
    const refusal = isRefusal(failed.failure) ? failed.failure : undefined;
    if (failed.kind === "unknown") this.problem = "unknownEnd";
    else if (refusal === undefined) this.problem = "tryLater";
    else if (refusal.code === "wrong-parameters") this.#refuse(refusal.found);
    else this.problem = refusal.code;
  }

  /** Puts the provider's words at their fields; what has none here stands above (DEV-03). */
  #refuse(found: readonly FrequencyErrors[]): void {
    const isHere = (frequencyType: string, provName: string | undefined): boolean =>
      provName !== undefined && this.#typed.has(`${frequencyType}/${provName}`);
    for (const { frequencyType, errors } of found) {
      for (const { provName, error } of errors) {
        if (!isHere(frequencyType, provName)) continue;
        this.#refused.set(`${frequencyType}/${provName}`, error);
        this.#touched.add(`${frequencyType}/${provName}`);
      }
    }
    this.elsewhere = found.flatMap(({ frequencyType, errors }) => {
      const rest = errors.filter(({ provName }) => !isHere(frequencyType, provName));
      return rest.length === 0 ? [] : [{ frequencyType, errors: rest }];
    });
    if (this.summary.length > 0) this.attempts += 1;
    if (this.summary.length === 0 || this.elsewhere.length > 0) this.problem = "wrong-elsewhere";
  }
}

function isRefusal(failure: WifiRefusal | { readonly kind: string }): failure is WifiRefusal {
  return failure.kind === "wifi-refused";
}
