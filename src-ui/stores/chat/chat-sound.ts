import { action, makeObservable, observable } from "mobx";
import { sounds, type ChatAlertPort, type ChatMemoryPort, type TabLeadershipPort } from "#domain/chat/index.ts";

/** Dependencies of the sound of messages. */
export interface ChatSoundPorts {
  readonly memory: Pick<ChatMemoryPort, "sound" | "keepSound">;
  readonly alert: ChatAlertPort;
  /** The leading tab plays the sound of a message for all of them. */
  readonly leadership: Pick<TabLeadershipPort, "isLeader">;
}

/** The sound of new messages: on or off in all tabs, and played by one of them. */
export class ChatSound {
  isOn: boolean;
  readonly #ports: ChatSoundPorts;

  constructor(ports: ChatSoundPorts) {
    this.#ports = ports;
    this.isOn = ports.memory.sound();
    makeObservable(this, { isOn: observable, set: action, restore: action, clear: action });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    this.#ports.memory.keepSound(isOn);
    // heard at once: it is known how it sounds
    if (isOn) this.#ports.alert.play();
  }

  /** Takes over what another tab has set. */
  restore(): void {
    this.isOn = this.#ports.memory.sound();
  }

  /** Turns the sound off for the next customer, without keeping that. */
  clear(): void {
    this.isOn = false;
  }

  /** Plays the sound of a message if this tab is to play it. */
  playFor(message: { readonly isNew: boolean; readonly isSeen: boolean }): void {
    const { alert, leadership } = this.#ports;
    if (sounds({ ...message, isWanted: this.isOn, leads: leadership.isLeader })) alert.play();
  }
}
