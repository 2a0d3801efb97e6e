import { action, makeObservable, observable } from "mobx";
import {
  shouldPlaySound,
  type ChatAlertPort,
  type ChatMemoryPort,
  type TabLeadershipPort,
} from "#domain/chat/index.ts";

export interface ChatSoundDependencies {
  readonly memory: Pick<ChatMemoryPort, "sound" | "saveSound">;
  readonly alert: ChatAlertPort;
  /** The leading tab plays the sound for all tabs. */
  readonly leadership: Pick<TabLeadershipPort, "isLeader">;
}

/** Sound of new messages: switched on or off in all tabs, played by one of them. */
export class ChatSound {
  isOn: boolean;
  readonly #dependencies: ChatSoundDependencies;

  constructor(dependencies: ChatSoundDependencies) {
    this.#dependencies = dependencies;
    this.isOn = dependencies.memory.sound();
    makeObservable(this, { isOn: observable, set: action, restore: action, clear: action });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    this.#dependencies.memory.saveSound(isOn);
    // Plays at once, so that the customer hears the sound.
    if (isOn) this.#dependencies.alert.play();
  }

  /** Reads the setting that another tab has stored. */
  restore(): void {
    this.isOn = this.#dependencies.memory.sound();
  }

  /** Turns the sound off for the next customer, without storing it. */
  clear(): void {
    this.isOn = false;
  }

  /** Plays the sound of a message if this tab should play it. */
  playFor(message: { readonly isNew: boolean; readonly isSeen: boolean }): void {
    const { alert, leadership } = this.#dependencies;
    if (shouldPlaySound({ ...message, isSoundOn: this.isOn, isLeader: leadership.isLeader })) alert.play();
  }
}
