import { action, computed, makeObservable, observable } from "mobx";
import type { ComponentType } from "react";
import { LatePart } from "#ui/stores/late-part.ts";
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
  /** The dialog that was asked for last. */
  asked: DeskDialog | undefined = undefined;
  readonly #late: LatePart<DeskPart>;

  constructor(fetchPart: () => Promise<DeskPart>) {
    this.#late = new LatePart(fetchPart);
    makeObservable<this, "ask">(this, { state: computed, asked: observable, ask: action });
  }

  get state(): DeskState {
    const { state, hasFailed } = this.#late;
    return state === "coming" && hasFailed ? "again" : state;
  }

  get part(): DeskPart | undefined {
    return this.#late.part;
  }

  /** Opens a dialog as soon as its code is there; of several asked for meanwhile, the last. */
  async open(dialog: DeskDialog): Promise<void> {
    this.ask(dialog);
    await this.#late.fetch();
    if (this.asked === dialog) this.part?.model.open(dialog);
  }

  /** Reads the settings of a mobile number. */
  async startMobile(): Promise<void> {
    await this.#late.fetch();
    this.part?.model.mobile.start();
  }

  private ask(dialog: DeskDialog): void {
    this.asked = dialog;
  }
}
