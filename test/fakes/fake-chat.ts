import { Subject } from "rxjs";
import type {
  ChatAdmissionPort,
  ChatSocketEvent,
  ChatSocketPort,
  ReceivedFrame,
  SentFrame,
} from "#domain/chat/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeChatAdmission extends ChatAdmissionPort {
  readonly script: Script<"isBackdoor" | "token">;
  /** Sets whether an employee of the operator is logged in. */
  backdoor(isBackdoor: boolean): void;
}

/** Admits every customer; tokens are numbered: `chat-1`, `chat-2`. */
export function fakeChatAdmission(): FakeChatAdmission {
  const script: FakeChatAdmission["script"] = new Script();
  let isBackdoor = false;
  let tokens = 0;
  return {
    script,
    backdoor: (is) => void (isBackdoor = is),
    isBackdoor: () => script.answer("isBackdoor", () => succeed(isBackdoor)),
    token: () => script.answer("token", () => succeed(`chat-${(tokens += 1)}`)),
  };
}

export interface FakeChatSocket extends ChatSocketPort {
  readonly state: "none" | "opening" | "open";
  /** Tokens of the opened sockets, in order. */
  readonly tokens: readonly string[];
  /** Frames sent over any socket, in order. */
  readonly sent: readonly SentFrame[];
  /** Accepts the socket that is being opened. */
  answer(): void;
  /** Delivers frames; ignored without an open socket. */
  receive(...frames: readonly ReceivedFrame[]): void;
  /** Closes the socket with a code; the default 1006 is a cut connection. */
  drop(code?: number): void;
  /**
   * Makes the connection half open: sent frames are lost and are not added to `sent`, and the socket does not notice.
   */
  freeze(): void;
}

/** Socket whose server is the test. */
export function fakeChatSocket(): FakeChatSocket {
  const events = new Subject<ChatSocketEvent>();
  const tokens: string[] = [];
  const sent: SentFrame[] = [];
  let state: FakeChatSocket["state"] = "none";
  let isFrozen = false;
  return {
    events: events.asObservable(),
    get state() {
      return state;
    },
    tokens,
    sent,
    open(token) {
      tokens.push(token);
      [state, isFrozen] = ["opening", false];
    },
    send(frame) {
      if (state === "open" && !isFrozen) sent.push(frame);
    },
    close: () => void (state = "none"),
    answer() {
      if (state !== "opening") return;
      state = "open";
      events.next({ kind: "opened" });
    },
    receive(...frames) {
      for (const frame of frames) if (state === "open" && !isFrozen) events.next({ kind: "frame-received", frame });
    },
    drop(code = 1006) {
      if (state === "none") return;
      state = "none";
      events.next({ kind: "closed", code });
    },
    freeze: () => void (isFrozen = true),
  };
}
