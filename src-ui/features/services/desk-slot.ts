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

/** The place for what is done with a service: its code comes with the first press. */
export class DeskSlot {
  /** `coming`: asked for, and still on its way. */
  state: "away" | "coming" | "failed" | "here" = "away";
  part: DeskPart | undefined = undefined;
  readonly #fetchPart: (choice: DeskChoice) => Promise<DeskPart>;

  constructor(fetchPart: (choice: DeskChoice) => Promise<DeskPart>) {
    this.#fetchPart = fetchPart;
    makeObservable<this, "begin" | "come" | "fail">(this, { state: observable, part: observableRef, begin: action, come: action, fail: action });
  }

  /** Opens a dialog as soon as its code is there. */
  async open(dialog: DeskDialog, choice: DeskChoice): Promise<void> {
    await this.#fetch(choice);
    this.part?.model.open(dialog);
  }

  /** Reads the settings of a mobile number. */
  async startMobile(choice: DeskChoice): Promise<void> {
    await this.#fetch(choice);
    this.part?.model.mobile.start();
  }

  async #fetch(choice: DeskChoice): Promise<void> {
    if (this.state === "here" || this.state === "coming") return;
    this.begin();
    await this.#fetchPart(choice).then((part) => this.come(part), () => this.fail());
  }

  private begin(): void {
    this.state = "coming";
  }

  private come(part: DeskPart): void {
    this.part = part;
    this.state = "here";
  }

  private fail(): void {
    this.state = "failed";
  }
}
