import { action, makeObservable, observable } from "mobx";
import { CancelVisitViewModel } from "./cancel-visit.view-model.ts";
import { ChannelsViewModel } from "./channels.view-model.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { MobileSettingsViewModel } from "./mobile-settings.view-model.ts";
import { MoveViewModel } from "./move.view-model.ts";
import { PremiumNumbersViewModel } from "./premium-numbers.view-model.ts";
import { createRenameForm, type RenameViewModel } from "./rename-form.ts";
import { createTalkForm, type TalkViewModel } from "./talk-form.ts";
import type { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { ServiceAction } from "../actions-card.view.tsx";
import { VisitViewModel } from "./visit.view-model.ts";

export type ServiceActionDialog = "rename" | "channels" | "move" | "visit" | "cancelVisit" | "talk" | "premium";

/** Actions of one service: its dialogs, one open at a time, and the settings of a mobile number. */
export class ServiceActionsViewModel {
  opened: ServiceActionDialog | undefined = undefined;
  readonly rename: RenameViewModel;
  readonly channels: ChannelsViewModel;
  readonly move: MoveViewModel;
  readonly visit: VisitViewModel;
  readonly cancelVisit: CancelVisitViewModel;
  readonly talk: TalkViewModel;
  readonly mobile: MobileSettingsViewModel;
  readonly premium: PremiumNumbersViewModel;
  readonly #store: ServiceStore;

  constructor(dependencies: ServiceActionsDependencies) {
    this.#store = dependencies.store;
    this.rename = createRenameForm(dependencies, () => this.close());
    this.channels = new ChannelsViewModel(dependencies);
    this.move = new MoveViewModel(dependencies);
    this.visit = new VisitViewModel(dependencies);
    this.cancelVisit = new CancelVisitViewModel(dependencies);
    this.talk = createTalkForm(dependencies);
    this.premium = new PremiumNumbersViewModel(dependencies, () => this.close());
    this.mobile = new MobileSettingsViewModel(dependencies);
    makeObservable(this, { opened: observable, open: action, close: action });
  }

  /** Loads the visit and the move of a service that offers them, for the rows of its actions (PROD-10). */
  loadAppointments(actions: readonly ServiceAction[]): void {
    const { appointments, move } = this.#store;
    for (const action of actions) {
      if (action.kind !== "dialog") continue;
      if (action.dialog === "visit") void appointments.load();
      if (action.dialog === "move") void move.load();
    }
  }

  readonly open = (dialog: ServiceActionDialog): void => {
    if (dialog === "cancelVisit") this.cancelVisit.begin(this.visit.booked);
    else this[dialog].begin();
    this.opened = dialog;
  };

  /** Closes the dialog. Does nothing while a write runs, because the dialog shows its outcome. */
  readonly close = (): void => {
    if (this.isSending) return;
    this.opened = undefined;
  };

  private get isSending(): boolean {
    switch (this.opened) {
      case "rename":
        return this.rename.form.busy;
      case "move":
        return this.move.write.form.busy;
      case "visit":
        return this.visit.write.form.busy;
      case "cancelVisit":
        return this.cancelVisit.form.status === "busy";
      case "talk":
        return this.talk.form.busy;
      case "premium":
        return this.premium.write.form.busy;
      case "channels":
      case undefined:
        return false;
    }
  }
}
