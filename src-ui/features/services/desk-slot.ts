import { action, makeObservable, observable, observableRef } from "mobx";
import type { ComponentType } from "react";
import type { DeskService } from "./desk/desk-dialogs.view.tsx";
import type { MobileModel } from "./desk/mobile.ts";
import type { DeskDialog, ServiceDesk } from "./desk/service-desk.model.ts";

/** What the composition makes of doing something with a service. */
export interface DeskPart {
  readonly Dialogs: ComponentType<{ readonly model: ServiceDesk; readonly service: DeskService }>;
  readonly Mobile: ComponentType<{ readonly model: MobileModel }>;
  readonly model: ServiceDesk;
}

/** Which service it is done with. */
export interface DeskChoice {
  readonly productId: string;
  readonly guideId: string | undefined;
}

/** `again`: it failed, and is asked for once more. */
export type DeskState = "away" | "coming" | "failed" | "again" | "here";

/** The place for what is done with a service: its code comes with the first press, or with a mobile number. */
export class DeskSlot {
  state: DeskState = "away";
  part: DeskPart | undefined = undefined;
  /** The dialog that was asked for last. */
  asked: DeskDialog | undefined = undefined;
  readonly #fetchPart: (choice: DeskChoice) => Promise<DeskPart>;
  #coming: Promise<void> | undefined;

  constructor(fetchPart: (choice: DeskChoice) => Promise<DeskPart>) {
    this.#fetchPart = fetchPart;
    makeObservable<this, "begin" | "come" | "fail" | "ask">(this, { state: observable, part: observableRef, asked: observable, begin: action, come: action, fail: action, ask: action });
  }

  /** Opens a dialog as soon as its code is there; of several asked for meanwhile, the last. */
  async open(dialog: DeskDialog, choice: DeskChoice): Promise<void> {
    this.ask(dialog);
    await this.#fetch(choice);
    if (this.asked === dialog) this.part?.model.open(dialog);
  }

  /** Reads the settings of a mobile number. */
  async startMobile(choice: DeskChoice): Promise<void> {
    await this.#fetch(choice);
    this.part?.model.mobile.start();
  }

  /** One fetch for whoever asks while it is on its way; another once it has failed. */
  #fetch(choice: DeskChoice): Promise<void> {
    this.#coming ??= this.#begun(choice);
    return this.#coming;
  }

  #begun(choice: DeskChoice): Promise<void> {
    this.begin();
    return this.#fetchPart(choice).then((part) => this.come(part), () => this.fail());
  }

  private ask(dialog: DeskDialog): void {
    this.asked = dialog;
  }

  private begin(): void {
    this.state = this.state === "failed" ? "again" : "coming";
  }

  private come(part: DeskPart): void {
    this.part = part;
    this.state = "here";
  }

  private fail(): void {
    this.#coming = undefined;
    this.state = "failed";
  }
}
