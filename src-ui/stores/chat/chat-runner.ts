import { action, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  requestChatAdmission,
  reduceChat,
  nextChatTickAt,
  NO_CHAT,
  type ChatAdmissionPort,
  type ChatEffect,
  type ChatEvent,
  type ChatSocketPort,
  type ChatState,
  type StoredChat,
} from "#domain/chat/index.ts";
import type { ConnectivityPort } from "#domain/device/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";

/** What the machine of a chat is run with. */
export interface ChatRunnerDependencies {
  readonly admission: ChatAdmissionPort;
  readonly socket: ChatSocketPort;
  readonly connectivity: ConnectivityPort;
  readonly clock: ClockPort;
  /** From 0 up to, but without, 1. */
  readonly chance: () => number;
}

/** A tick that could not do anything yet, as after a clock that was set back, comes again after so long, ms. */
const WAKE_RETRY_MS = 1_000;

/** Runs the machine of the chat: does its effects in their order, and wakes it when something is due. */
export class ChatRunner {
  state: ChatState = NO_CHAT;
  readonly #dependencies: ChatRunnerDependencies;
  readonly #after: (before: ChatState, event: ChatEvent) => void;
  #token = "";
  /** Counts what was asked for a token: an answer that comes after another question is of no use. */
  #tokenRequest = 0;
  #isOnline = true;
  #wake: { readonly at: number; readonly timer: Subscription } | undefined;

  /** @param after hears of each event once its effects are done, with the state before it */
  constructor(dependencies: ChatRunnerDependencies, after: (before: ChatState, event: ChatEvent) => void) {
    this.#dependencies = dependencies;
    this.#after = after;
    makeObservable<this, "setState">(this, { state: observableRef, setState: action });
    const { socket, connectivity, clock, chance } = dependencies;
    socket.events.subscribe((events) => {
      const now = clock.now();
      switch (events.kind) {
        case "opened":
          return this.dispatch({ kind: "socket-opened", now });
        case "closed":
          return this.dispatch({ kind: "socket-closed", now, code: events.code, chance: chance() });
        case "heard":
          return this.dispatch({ kind: "heard", now, frame: events.frame });
      }
    });
    connectivity.online.subscribe((isOnline) => {
      this.#isOnline = isOnline;
      this.#dispatchConnectivity();
    });
  }

  /** Opens the chat with what a former page has left of it. */
  open(stored: StoredChat): void {
    this.dispatch({ kind: "opened", now: this.#dependencies.clock.now(), stored });
    // what happened to the network before that, a chat that was not there has not heard
    if (!this.#isOnline) this.#dispatchConnectivity();
  }

  dispatch(event: ChatEvent): void {
    const before = this.state;
    const { state, effects } = reduceChat(before, event);
    this.setState(state);
    for (const effect of effects) this.#execute(effect);
    this.#after(before, event);
    this.#schedule();
  }

  private setState(state: ChatState): void {
    this.state = state;
  }

  #dispatchConnectivity(): void {
    if (!this.state.isOpen) return;
    this.dispatch(
      this.#isOnline ? { kind: "came-online", now: this.#dependencies.clock.now() } : { kind: "went-offline" },
    );
  }

  #execute(effect: ChatEffect): void {
    const { socket } = this.#dependencies;
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
    const tokenRequest = ++this.#tokenRequest;
    const admitted = await requestChatAdmission(this.#dependencies.admission);
    if (tokenRequest !== this.#tokenRequest) return;
    if (admitted.ok) this.#token = admitted.value;
    this.dispatch(
      admitted.ok
        ? { kind: "token-came", now: this.#dependencies.clock.now() }
        : { kind: "token-refused", error: admitted.failure },
    );
  }

  #schedule(): void {
    const { clock, chance } = this.#dependencies;
    const at = nextChatTickAt(this.state);
    if (at === this.#wake?.at) return;
    this.#wake?.timer.unsubscribe();
    this.#wake = undefined;
    if (at === undefined) return;
    const wait = timer(Math.max(0, at - clock.now()), WAKE_RETRY_MS, clock.scheduler);
    this.#wake = {
      at,
      timer: wait.subscribe(() => this.dispatch({ kind: "ticked", now: clock.now(), chance: chance() })),
    };
  }
}
