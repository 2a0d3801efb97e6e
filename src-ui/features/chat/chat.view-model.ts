import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  helpLineStateAt,
  chatErrorHelpOf,
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
import { createStartForm, type StartForm } from "./start-form.ts";
import { createTranscriptFile } from "./transcript-file.ts";
import type { ChatDependencies } from "./chat-dependencies.ts";

/** Help line with its opening hours and whether it is open now. */
export interface HelpLineStatus {
  readonly name: string;
  readonly hours: string;
  readonly now: HelpLineState;
}

/** View model of the chat window around the chat store. */
export class ChatViewModel {
  /** True while the dialog that confirms closing is open (CHAT-03). */
  asksToClose = false;
  form: FormModel<StartForm> | undefined = undefined;
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
      asksToClose: observable,
      form: observableRef,
      lastPartnerMessage: computed,
      openForm: action,
      askToClose: action,
      cancelClosing: action,
      close: action,
      leave: action,
      moveTo: action,
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
      now: helpLineStateAt(week, this.now),
    }));
  }

  get help(): ChatErrorHelp {
    return chatErrorHelpOf(chatErrorOf(this.state), this.dependencies.mayAskForSupport());
  }

  /** Used to avoid an error text "no agent is working" beside opening hours that say "open". */
  get isAnyHelpLineOpen(): boolean {
    return this.helpLines.some(({ now }) => now.kind === "open");
  }

  /** Creates the start form when it is first shown, filled with the known contact data; later calls keep typed text. */
  openForm(): void {
    this.form = createStartForm(this.dependencies.contact.known, this.dependencies.idempotencyKeys, (start) =>
      this.dependencies.store.start(start),
    );
  }

  askToClose(): void {
    this.asksToClose = true;
  }

  cancelClosing(): void {
    this.asksToClose = false;
  }

  close(): void {
    this.asksToClose = false;
    this.form = undefined;
    this.dependencies.store.close();
  }

  /** Clears personal data of the form after logout. */
  leave(): void {
    this.asksToClose = false;
    this.form = undefined;
    this.dependencies.store.leave();
  }

  /** Moves the chat to another account, `owner`. */
  moveTo(owner: string): void {
    this.asksToClose = false;
    this.form = undefined;
    this.dependencies.store.moveTo(owner);
  }

  save(): void {
    const { store, clock } = this.dependencies;
    const file = createTranscriptFile(store.lines, clock.now());
    this.dependencies.save(file.name, file.text);
  }
}
