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

export interface ChatRunnerDependencies {
  readonly admission: ChatAdmissionPort;
  readonly socket: ChatSocketPort;
  readonly connectivity: ConnectivityPort;
  readonly clock: ClockPort;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** Delay of the next tick if the last one had no effect, for example after the clock was set back (ms). */
const WAKE_RETRY_MS = 1_000;

/** Runs the state machine of the chat: executes its effects in order, and wakes it when something is due. */
export class ChatRunner {
  state: ChatState = NO_CHAT;
  readonly #dependencies: ChatRunnerDependencies;
  readonly #onTransition: (before: ChatState, event: ChatEvent) => void;
  #token = "";
  /** Number of the last token request; the response to an older request is dropped. */
  #tokenRequest = 0;
  #isOnline = true;
  #wake: { readonly at: number; readonly timer: Subscription } | undefined;

  /** @param after called after the effects of each event, with the state before it */
  constructor(dependencies: ChatRunnerDependencies, onTransition: (before: ChatState, event: ChatEvent) => void) {
    this.#dependencies = dependencies;
    this.#onTransition = onTransition;
    makeObservable<this, "setState">(this, { state: observableRef, setState: action });
    const { socket, connectivity, clock, random } = dependencies;
    socket.events.subscribe((event) => {
      const now = clock.now();
      switch (event.kind) {
        case "opened":
          return this.dispatch({ kind: "socket-opened", now });
        case "closed":
          return this.dispatch({ kind: "socket-closed", now, code: event.code, random: random() });
        case "frame-received":
          return this.dispatch({ kind: "frame-received", now, frame: event.frame });
      }
    });
    connectivity.online.subscribe((isOnline) => {
      this.#isOnline = isOnline;
      this.#dispatchConnectivity();
    });
  }

  /** Opens the chat with the state that a former page has stored. */
  open(stored: StoredChat): void {
    this.dispatch({ kind: "opened", now: this.#dependencies.clock.now(), stored });
    // The chat has not seen connectivity events from before it was opened.
    if (!this.#isOnline) this.#dispatchConnectivity();
  }

  dispatch(event: ChatEvent): void {
    const before = this.state;
    const { state, effects } = reduceChat(before, event);
    this.setState(state);
    try {
      for (const effect of effects) this.#execute(effect);
      this.#onTransition(before, event);
    } finally {
      // An error of an effect must not stop the chat: what is due later still happens.
      this.#schedule();
    }
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
      case "request-token":
        return void this.#requestToken();
      case "open-socket":
        return socket.open(this.#token);
      case "close-socket":
        return socket.close();
      case "send":
        return socket.send(effect.frame);
    }
  }

  async #requestToken(): Promise<void> {
    const tokenRequest = ++this.#tokenRequest;
    const admitted = await requestChatAdmission(this.#dependencies.admission);
    if (tokenRequest !== this.#tokenRequest) return;
    if (admitted.ok) this.#token = admitted.value;
    this.dispatch(
      admitted.ok
        ? { kind: "token-received", now: this.#dependencies.clock.now() }
        : { kind: "token-refused", error: admitted.failure },
    );
  }

  #schedule(): void {
    const { clock, random } = this.#dependencies;
    const at = nextChatTickAt(this.state);
    if (at === this.#wake?.at) return;
    this.#wake?.timer.unsubscribe();
    this.#wake = undefined;
    if (at === undefined) return;
    const wait = timer(Math.max(0, at - clock.now()), WAKE_RETRY_MS, clock.scheduler);
    this.#wake = {
      at,
      timer: wait.subscribe(() => this.dispatch({ kind: "ticked", now: clock.now(), random: random() })),
    };
  }
}
