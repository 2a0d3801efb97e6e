import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  helpLineStateAt,
  chatErrorHelpOf,
  canCloseWithoutConfirmation,
  lastPartnerMessage,
  chatErrorOf,
  type ChatErrorHelp,
  type ChatMessage,
  type ChatState,
  type HelpLineState,
} from "#domain/chat/index.ts";
import { toOutageNotice, type OutageNotice } from "#domain/messages/outage-notice.ts";
import { warsawDateAt, type Instant } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { createStartForm, isContactKnown, type StartForm } from "./start-form.ts";
import { createTranscriptFile } from "./transcript-file.ts";
import type { ChatDependencies } from "./chat-dependencies.ts";

/** Help line with its opening hours and current state. */
export interface HelpLineStatus {
  readonly name: string;
  readonly hours: string;
  readonly state: HelpLineState;
}

/** View model of the chat window around the chat store. */
export class ChatViewModel {
  /** True while the dialog that confirms closing is open (CHAT-03). */
  isConfirmingClose = false;
  form: FormModel<StartForm> | undefined = undefined;
  /** Contact data of the start form (CHAT-20): shown as known, asked for, or being changed by the customer. */
  contactMode: "known" | "asked" | "edited" = "asked";
  readonly dependencies: ChatDependencies;
  /** Current outages. A failed load is shown as an error, so that it does not read as "no outages". */
  readonly outages: AsyncSectionModel<readonly OutageNotice[]>;

  constructor(dependencies: ChatDependencies) {
    this.dependencies = dependencies;
    const { outages } = dependencies;
    this.outages = new AsyncSectionModel({
      needs: [outages],
      read: () => outages.known?.map((outage) => toOutageNotice(outage, warsawDateAt(this.now))),
      load: () => outages.load(),
    });
    makeObservable(this, {
      isConfirmingClose: observable,
      form: observableRef,
      contactMode: observable,
      editContact: action,
      lastPartnerMessage: computed,
      openForm: action,
      askToClose: action,
      cancelClosing: action,
      close: action,
      handleLogout: action,
      switchOwner: action,
    });
  }

  get state(): ChatState {
    return this.dependencies.store.state;
  }

  get now(): Instant {
    return this.dependencies.clock.now();
  }

  get lastPartnerMessage(): ChatMessage | undefined {
    return lastPartnerMessage(this.state);
  }

  get helpLines(): readonly HelpLineStatus[] {
    return this.dependencies.helpLines.map(({ name, hours, week }) => ({
      name,
      hours,
      state: helpLineStateAt(week, this.now),
    }));
  }

  /** State of the agents for the topic of this conversation. */
  get agentState(): HelpLineState {
    const { store, agentHours } = this.dependencies;
    return helpLineStateAt(agentHours(store.topic ?? "formal"), this.now);
  }

  get help(): ChatErrorHelp {
    return chatErrorHelpOf(chatErrorOf(this.state), this.dependencies.mayAskForSupport());
  }

  /** Used to avoid an error text "no agent is working" beside opening hours that say "open". */
  get isAnyHelpLineOpen(): boolean {
    return this.helpLines.some(({ state }) => state.kind === "open");
  }

  /** Creates the start form when it is first shown, filled with the known contact data; later calls keep typed text. */
  openForm(): void {
    const { prefill, idempotencyKeys, store } = this.dependencies;
    const known = prefill();
    this.contactMode = isContactKnown(known) ? "known" : "asked";
    this.form = createStartForm(known, idempotencyKeys, (start) => store.start(start));
  }

  /** Shows the fields of the known contact data. */
  editContact(): void {
    this.contactMode = "edited";
  }

  /** Leaves the page visible that a link in a message opens. */
  handlePortalLink(): void {
    const { store, isFullScreen } = this.dependencies;
    if (isFullScreen()) store.minimise();
  }

  /** Closes the chat, after a question unless nothing can be lost (CHAT-03). */
  askToClose(): void {
    const { store } = this.dependencies;
    if (canCloseWithoutConfirmation(store.state, store.draft)) this.close();
    else this.isConfirmingClose = true;
  }

  cancelClosing(): void {
    this.isConfirmingClose = false;
  }

  close(): void {
    this.isConfirmingClose = false;
    this.form = undefined;
    this.dependencies.store.close();
  }

  /** Clears personal data of the form after logout. */
  handleLogout(): void {
    this.isConfirmingClose = false;
    this.form = undefined;
    this.dependencies.store.handleLogout();
  }

  /** Moves the chat to another account, `owner`. */
  switchOwner(owner: string): void {
    this.isConfirmingClose = false;
    this.form = undefined;
    this.dependencies.store.switchOwner(owner);
  }

  save(): void {
    const { store, clock } = this.dependencies;
    const file = createTranscriptFile(store.lines, clock.now());
    this.dependencies.save(file.name, file.text);
  }
}
