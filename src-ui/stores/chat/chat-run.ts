import { action, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  askAdmission,
  chatStep,
  chatWakesAt,
  NO_CHAT,
  type ChatAdmissionPort,
  type ChatEffect,
  type ChatEvent,
  type ChatSocketPort,
  type ChatState,
  type KeptChat,
} from "#domain/chat/index.ts";
import type { ConnectivityPort } from "#domain/device/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** What the machine of a chat is run with. */
export interface ChatRunPorts {
  readonly admission: ChatAdmissionPort;
  readonly socket: ChatSocketPort;
  readonly connectivity: ConnectivityPort;
  readonly clock: ClockPort;
  /** From 0 up to, but without, 1. */
  readonly chance: () => number;
}

/** A tick that could not do anything yet, as after a clock that was set back, comes again after so long, ms. */
const AGAIN_MS = 1_000;

/** Runs the machine of the chat: does its effects in their order, and wakes it when something is due. */
export class ChatRun {
  state: ChatState = NO_CHAT;
  readonly #ports: ChatRunPorts;
  readonly #after: (before: ChatState, event: ChatEvent) => void;
  #token = "";
  /** Counts what was asked for a token: an answer that comes after another question is of no use. */
  #asked = 0;
  #isOnline = true;
  #wake: { readonly at: number; readonly timer: Subscription } | undefined;

  /** @param after hears of each event once its effects are done, with the state before it */
  constructor(ports: ChatRunPorts, after: (before: ChatState, event: ChatEvent) => void) {
    this.#ports = ports;
    this.#after = after;
    makeObservable<this, "take">(this, { state: observableRef, take: action });
    const { socket, connectivity, clock, chance } = ports;
    socket.news.subscribe((news) => {
      const now = clock.now();
      switch (news.kind) {
        case "opened":
          return this.happen({ kind: "socket-opened", now });
        case "closed":
          return this.happen({ kind: "socket-closed", now, code: news.code, chance: chance() });
        case "heard":
          return this.happen({ kind: "heard", now, frame: news.frame });
      }
    });
    connectivity.online.subscribe((isOnline) => {
      this.#isOnline = isOnline;
      this.#tellNetwork();
    });
  }

  /** Opens the chat with what a former page has left of it. */
  open(kept: KeptChat): void {
    this.happen({ kind: "opened", now: this.#ports.clock.now(), kept });
    // what happened to the network before that, a chat that was not there has not heard
    if (!this.#isOnline) this.#tellNetwork();
  }

  happen(event: ChatEvent): void {
    const before = this.state;
    const { state, effects } = chatStep(before, event);
    this.take(state);
    for (const effect of effects) this.#do(effect);
    this.#after(before, event);
    this.#schedule();
  }

  private take(state: ChatState): void {
    this.state = state;
  }

  #tellNetwork(): void {
    if (!this.state.isOpen) return;
    this.happen(this.#isOnline ? { kind: "came-online", now: this.#ports.clock.now() } : { kind: "went-offline" });
  }

  #do(effect: ChatEffect): void {
    const { socket } = this.#ports;
    switch (effect.kind) {
      case "ask-token":
        return void this.#askToken();
      case "open-socket":
        return socket.open(this.#token);
      case "close-socket":
        return socket.close();
      case "send":
        return socket.send(effect.frame);
    }
  }

  async #askToken(): Promise<void> {
    const asked = ++this.#asked;
    const admitted = await askAdmission(this.#ports.admission);
    if (asked !== this.#asked) return;
    if (admitted.ok) this.#token = admitted.value;
    this.happen(
      admitted.ok
        ? { kind: "token-came", now: this.#ports.clock.now() }
        : { kind: "token-refused", error: admitted.failure },
    );
  }

  #schedule(): void {
    const { clock, chance } = this.#ports;
    const at = chatWakesAt(this.state);
    if (at === this.#wake?.at) return;
    this.#wake?.timer.unsubscribe();
    this.#wake = undefined;
    if (at === undefined) return;
    const wait = timer(Math.max(0, at - clock.now()), AGAIN_MS, clock.scheduler);
    this.#wake = {
      at,
      timer: wait.subscribe(() => this.happen({ kind: "ticked", now: clock.now(), chance: chance() })),
    };
  }
}
