import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  deskAt,
  helpWith,
  lastSpeaker,
  troubleOf,
  type ChatErrorHelp,
  type ChatMessage,
  type ChatState,
  type DeskNow,
} from "#domain/chat/index.ts";
import { outageNews, type OutageNews } from "#domain/messages/outage-news.ts";
import { warsawDateAt, type Instant } from "#domain/shared-kernel/index.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { PartModel } from "#ui/stores/part.ts";
import { startForm, type StartForm } from "./start-form.ts";
import { transcriptText } from "./transcript-file.ts";
import type { ChatWorld } from "./world.ts";

/** A desk, when it is there, and whether somebody is now. */
export interface DeskView {
  readonly name: string;
  readonly hours: string;
  readonly now: DeskNow;
}

/** What the window asks and shows around the chat of the store. */
export class ChatModel {
  /** Whether it is asked if the chat is to be closed (CHAT-03). */
  asksToClose = false;
  form: FormModel<StartForm> | undefined = undefined;
  readonly world: ChatWorld;
  /** What is out of order. Where that is not known it says so: nobody is to read that as "nothing is". */
  readonly outages: PartModel<readonly OutageNews[]>;

  constructor(world: ChatWorld) {
    this.world = world;
    const { outages } = world;
    this.outages = new PartModel({
      needs: [outages],
      read: () => outages.known?.map((outage) => outageNews(outage, warsawDateAt(this.now))),
      load: () => outages.load(),
    });
    makeObservable(this, {
      asksToClose: observable,
      form: observableRef,
      lastSpeaker: computed,
      openForm: action,
      askToClose: action,
      goOn: action,
      close: action,
      leave: action,
      moveTo: action,
    });
  }

  get state(): ChatState {
    return this.world.store.state;
  }

  get now(): Instant {
    return this.world.clock.now();
  }

  get lastSpeaker(): ChatMessage | undefined {
    return lastSpeaker(this.state);
  }

  get desks(): readonly DeskView[] {
    return this.world.desks.map(({ name, hours, week }) => ({ name, hours, now: deskAt(week, this.now) }));
  }

  get help(): ChatErrorHelp {
    return helpWith(troubleOf(this.state), this.world.mayAskForSupport());
  }

  /** Hours that say "open" beside "nobody works now" would be two truths. */
  get isSomeDeskOpen(): boolean {
    return this.desks.some(({ now }) => now.kind === "open");
  }

  /** The form is filled in with what is known when it is first shown; what is typed since stays. */
  openForm(): void {
    this.form = startForm(this.world.contact.known, this.world.idempotencyKeys, (start) =>
      this.world.store.start(start),
    );
  }

  askToClose(): void {
    this.asksToClose = true;
  }

  goOn(): void {
    this.asksToClose = false;
  }

  close(): void {
    this.asksToClose = false;
    this.form = undefined;
    this.world.store.close();
  }

  /** The customer has gone: what the form knew of them goes, too. */
  leave(): void {
    this.asksToClose = false;
    this.form = undefined;
    this.world.store.leave();
  }

  /** The customer acts for another account, `owner`. */
  moveTo(owner: string): void {
    this.asksToClose = false;
    this.form = undefined;
    this.world.store.moveTo(owner);
  }

  save(): void {
    const { store, clock } = this.world;
    const file = transcriptText(store.lines, clock.now());
    this.world.save(file.name, file.text);
  }
}
