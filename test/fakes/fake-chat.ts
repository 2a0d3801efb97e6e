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
  /** Somebody of the operator's own is logged in from now on. */
  backdoor(isBackdoor: boolean): void;
}

/** Lets everybody chat; tokens count: `chat-1`, `chat-2`. */
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
  /** The tokens with which sockets were opened, in order. */
  readonly tokens: readonly string[];
  /** What was sent over any of them, in order. */
  readonly sent: readonly SentFrame[];
  /** The other side takes the socket. */
  answer(): void;
  /** A frame comes; none does without an open socket. */
  receive(...frames: readonly ReceivedFrame[]): void;
  /** The line breaks, or the other side closes. */
  drop(code?: number): void;
  /** Nothing that is sent arrives any more, and the socket does not know: it is half open. `sent` stays as it is. */
  freeze(): void;
}

/** A socket whose other end is the test. */
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
      for (const frame of frames) if (state === "open" && !isFrozen) events.next({ kind: "heard", frame });
    },
    drop(code = 1006) {
      if (state === "none") return;
      state = "none";
      events.next({ kind: "closed", code });
    },
    freeze: () => void (isFrozen = true),
  };
}
