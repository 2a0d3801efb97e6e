import { action, makeObservable, observable } from "mobx";
import {
  shouldPlaySound,
  type ChatAlertPort,
  type ChatMemoryPort,
  type TabLeadershipPort,
} from "#domain/chat/index.ts";

/** Dependencies of the sound of messages. */
export interface ChatSoundDependencies {
  readonly memory: Pick<ChatMemoryPort, "sound" | "saveSound">;
  readonly alert: ChatAlertPort;
  /** The leading tab plays the sound of a message for all of them. */
  readonly leadership: Pick<TabLeadershipPort, "isLeader">;
}

/** The sound of new messages: on or off in all tabs, and played by one of them. */
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
    // heard at once: it is known how it sounds
    if (isOn) this.#dependencies.alert.play();
  }

  /** Takes over what another tab has set. */
  restore(): void {
    this.isOn = this.#dependencies.memory.sound();
  }

  /** Turns the sound off for the next customer, without keeping that. */
  clear(): void {
    this.isOn = false;
  }

  /** Plays the sound of a message if this tab is to play it. */
  playFor(message: { readonly isNew: boolean; readonly isSeen: boolean }): void {
    const { alert, leadership } = this.#dependencies;
    if (shouldPlaySound({ ...message, isSoundOn: this.isOn, isLeader: leadership.isLeader })) alert.play();
  }
}
