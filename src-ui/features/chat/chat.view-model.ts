import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  helpLineStateAt,
  chatErrorHelpOf,
  lastSpeaker,
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

/** A desk, when it is there, and whether somebody is now. */
export interface HelpLineStatus {
  readonly name: string;
  readonly hours: string;
  readonly now: HelpLineState;
}

/** What the window asks and shows around the chat of the store. */
export class ChatViewModel {
  /** Whether it is asked if the chat is to be closed (CHAT-03). */
  asksToClose = false;
  form: FormModel<StartForm> | undefined = undefined;
  readonly dependencies: ChatDependencies;
  /** What is out of order. Where that is not known it says so: nobody is to read that as "nothing is". */
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
      lastSpeaker: computed,
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

  get lastSpeaker(): ChatMessage | undefined {
    return lastSpeaker(this.state);
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

  /** Hours that say "open" beside "nobody works now" would be two truths. */
  get isAnyHelpLineOpen(): boolean {
    return this.helpLines.some(({ now }) => now.kind === "open");
  }

  /** The form is filled in with what is known when it is first shown; what is typed since stays. */
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

  /** The customer has gone: what the form knew of them goes, too. */
  leave(): void {
    this.asksToClose = false;
    this.form = undefined;
    this.dependencies.store.leave();
  }

  /** The customer acts for another account, `owner`. */
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
