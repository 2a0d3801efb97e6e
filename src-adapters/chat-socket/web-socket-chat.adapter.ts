import { Subject, interval, type Subscription } from "rxjs";
import type { ChatSocketNews, ChatSocketPort } from "#domain/chat/chat-socket.port.ts";
import type { SentFrame } from "#domain/chat/frames.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { decodeFrame } from "./decode-frame.ts";
import { encodeFrame, type ChatCredentials } from "./encode-frame.ts";

/** The line broke, as RFC 6455 has it; also what is told where no socket can be made at all. */
const BROKEN = 1006;
/** What has not left the device by the look after the next has nowhere to go: the socket is half open. */
const LOOK_EVERY_MS = 5_000;

export interface WebSocketChatDependencies {
  /** Where the socket opens: the portal's own host and the configured path (CHAT-19). */
  readonly address: string;
  readonly connect: (address: string) => WebSocket;
  /** The session in force; it goes with every frame. */
  readonly sessionId: () => string | undefined;
  readonly clock: ClockPort;
  /**
   * Told of what came and cannot be read (CHAT-13): why, and the type as far as it is known. Never what the frame
   * holds.
   */
  readonly report: (what: string) => void;
}

/** One socket, while it is the one. */
interface Line {
  /** `undefined` where none could be made. */
  readonly socket: WebSocket | undefined;
  readonly credentials: ChatCredentials;
  watch: Subscription | undefined;
}

/** Where the socket opens on a page: `wss` beside `https`. */
export function chatAddress({ protocol, host }: Pick<Location, "protocol" | "host">, path: string): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}`;
}

/** The chat's frames over a WebSocket of the browser. */
export class WebSocketChatAdapter implements ChatSocketPort {
  readonly #dependencies: WebSocketChatDependencies;
  readonly #news = new Subject<ChatSocketNews>();
  readonly news = this.#news.asObservable();
  #line: Line | undefined;

  constructor(dependencies: WebSocketChatDependencies) {
    this.#dependencies = dependencies;
  }

  open(token: string): void {
    this.close();
    const line: Line = {
      socket: this.#made(),
      credentials: { token, sessionId: this.#dependencies.sessionId() ?? "" },
      watch: undefined,
    };
    this.#line = line;
    const { socket } = line;
    if (socket === undefined) return this.#giveUp(line);
    socket.addEventListener("open", () => {
      if (this.#line !== line) return;
      line.watch = this.#watched(line, socket);
      this.#news.next({ kind: "opened" });
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (this.#line === line) this.#hear(data);
    });
    socket.addEventListener("close", ({ code }) => this.#end(line, code));
  }

  send(frame: SentFrame): void {
    const line = this.#line;
    if (line?.socket === undefined || line.socket.readyState === WebSocket.CONNECTING) return;
    // on its way down it throws nothing and sends nothing: whoever waited for its end would wait long
    if (line.socket.readyState !== WebSocket.OPEN) return this.#giveUp(line);
    try {
      line.socket.send(encodeFrame(frame, line.credentials));
    } catch {
      this.#giveUp(line);
    }
  }

  close(): void {
    const line = this.#line;
    this.#line = undefined;
    line?.watch?.unsubscribe();
    line?.socket?.close(1000);
  }

  #made(): WebSocket | undefined {
    try {
      return this.#dependencies.connect(this.#dependencies.address);
    } catch {
      return undefined;
    }
  }

  #hear(data: unknown): void {
    const decoded = typeof data === "string" ? decodeFrame(data) : undefined;
    if (decoded === undefined) return this.#dependencies.report("frame not-text");
    if (!decoded.ok)
      return this.#dependencies.report(
        `frame ${decoded.refused.why}${decoded.refused.type === undefined ? "" : ` ${decoded.refused.type}`}`,
      );
    if (decoded.leftOut > 0) this.#dependencies.report(`frame ${decoded.frame.type} without ${decoded.leftOut}`);
    this.#news.next({ kind: "heard", frame: decoded.frame });
  }

  /** Looks whether what is sent leaves: a line that has died under a socket takes everything and sends nothing. */
  #watched(line: Line, socket: WebSocket): Subscription {
    let stuck = 0;
    return interval(LOOK_EVERY_MS, this.#dependencies.clock.scheduler).subscribe(() => {
      const waiting = socket.bufferedAmount;
      if (stuck > 0 && waiting >= stuck) this.#giveUp(line);
      stuck = waiting;
    });
  }

  /** The line is dead, whatever its socket says. Whoever opens or sends is told so once that has returned. */
  #giveUp(line: Line): void {
    line.watch?.unsubscribe();
    this.#dependencies.clock.scheduler.schedule(() => {
      line.socket?.close();
      this.#end(line, BROKEN);
    });
  }

  #end(line: Line, code: number): void {
    if (this.#line !== line) return;
    line.watch?.unsubscribe();
    this.#line = undefined;
    this.#news.next({ kind: "closed", code });
  }
}
