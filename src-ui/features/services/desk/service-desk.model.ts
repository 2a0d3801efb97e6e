import { action, makeObservable, observable } from "mobx";
import { ChannelsModel } from "./channels.ts";
import type { DeskWorld } from "./desk-world.ts";
import { MobileModel } from "./mobile.ts";
import { MoveModel } from "./move.ts";
import { renameForm, type RenameModel } from "./rename.ts";
import { talkForm, type TalkModel } from "./talk.ts";
import { VisitModel } from "./visit.ts";

/** The dialogs of a service. */
export type DeskDialog = "rename" | "channels" | "move" | "visit" | "talk";

/** What is done with one service: its dialogs, one open at a time, and the settings of a mobile number. */
export class ServiceDesk {
  opened: DeskDialog | undefined = undefined;
  readonly rename: RenameModel;
  readonly channels: ChannelsModel;
  readonly move: MoveModel;
  readonly visit: VisitModel;
  readonly talk: TalkModel;
  readonly mobile: MobileModel;

  constructor(world: DeskWorld) {
    this.rename = renameForm(world);
    this.channels = new ChannelsModel(world);
    this.move = new MoveModel(world);
    this.visit = new VisitModel(world);
    this.talk = talkForm(world);
    this.mobile = new MobileModel(world);
    makeObservable(this, { opened: observable, open: action, close: action });
  }

  readonly open = (dialog: DeskDialog): void => {
    this[dialog].begin();
    this.opened = dialog;
  };

  /** Not while something is being sent: what becomes of it is told in the dialog. */
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
      case "talk":
        return this.talk.form.busy;
      case "channels":
      case undefined:
        return false;
    }
  }
}
