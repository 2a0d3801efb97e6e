import { Subject, interval, type Subscription } from "rxjs";
import type { ChatSocketEvent, ChatSocketPort } from "#domain/chat/chat-socket.port.ts";
import type { SentFrame } from "#domain/chat/frames.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { decodeFrame } from "./decode-frame.ts";
import { encodeFrame, type ChatCredentials } from "./encode-frame.ts";

/** The line broke, as RFC 6455 has it; also what is told where no socket can be made at all. */
const ABNORMAL_CLOSURE = 1006;
/** What has not left the device by the look after the next has nowhere to go: the socket is half open. */
const STALL_CHECK_INTERVAL_MS = 5_000;

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
interface SocketConnection {
  /** `undefined` where none could be made. */
  readonly socket: WebSocket | undefined;
  readonly credentials: ChatCredentials;
  bufferWatch: Subscription | undefined;
}

/** Where the socket opens on a page: `wss` beside `https`. */
export function chatAddress({ protocol, host }: Pick<Location, "protocol" | "host">, path: string): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}`;
}

/** The chat's frames over a WebSocket of the browser. */
export class WebSocketChatAdapter implements ChatSocketPort {
  readonly #dependencies: WebSocketChatDependencies;
  readonly #events = new Subject<ChatSocketEvent>();
  readonly events = this.#events.asObservable();
  #connection: SocketConnection | undefined;

  constructor(dependencies: WebSocketChatDependencies) {
    this.#dependencies = dependencies;
  }

  open(token: string): void {
    this.close();
    const connection: SocketConnection = {
      socket: this.#openSocket(),
      credentials: { token, sessionId: this.#dependencies.sessionId() ?? "" },
      bufferWatch: undefined,
    };
    this.#connection = connection;
    const { socket } = connection;
    if (socket === undefined) return this.#closeBroken(connection);
    socket.addEventListener("open", () => {
      if (this.#connection !== connection) return;
      connection.bufferWatch = this.#watchBuffer(connection, socket);
      this.#events.next({ kind: "opened" });
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (this.#connection === connection) this.#handleIncomingFrame(data);
    });
    socket.addEventListener("close", ({ code }) => this.#handleClose(connection, code));
  }

  send(frame: SentFrame): void {
    const connection = this.#connection;
    if (connection?.socket === undefined || connection.socket.readyState === WebSocket.CONNECTING) return;
    // on its way down it throws nothing and sends nothing: whoever waited for its end would wait long
    if (connection.socket.readyState !== WebSocket.OPEN) return this.#closeBroken(connection);
    try {
      connection.socket.send(encodeFrame(frame, connection.credentials));
    } catch {
      this.#closeBroken(connection);
    }
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.bufferWatch?.unsubscribe();
    connection?.socket?.close(1000);
  }

  #openSocket(): WebSocket | undefined {
    try {
      return this.#dependencies.connect(this.#dependencies.address);
    } catch {
      return undefined;
    }
  }

  #handleIncomingFrame(data: unknown): void {
    const decoded = typeof data === "string" ? decodeFrame(data) : undefined;
    if (decoded === undefined) return this.#dependencies.report("frame not-text");
    if (!decoded.ok)
      return this.#dependencies.report(
        `frame ${decoded.rejected.why}${decoded.rejected.type === undefined ? "" : ` ${decoded.rejected.type}`}`,
      );
    if (decoded.leftOut > 0) this.#dependencies.report(`frame ${decoded.frame.type} without ${decoded.leftOut}`);
    this.#events.next({ kind: "heard", frame: decoded.frame });
  }

  /** Looks whether what is sent leaves: a line that has died under a socket takes everything and sends nothing. */
  #watchBuffer(connection: SocketConnection, socket: WebSocket): Subscription {
    let previouslyBuffered = 0;
    return interval(STALL_CHECK_INTERVAL_MS, this.#dependencies.clock.scheduler).subscribe(() => {
      const buffered = socket.bufferedAmount;
      if (previouslyBuffered > 0 && buffered >= previouslyBuffered) this.#closeBroken(connection);
      previouslyBuffered = buffered;
    });
  }

  /** The line is dead, whatever its socket says. Whoever opens or sends is told so once that has returned. */
  #closeBroken(connection: SocketConnection): void {
    connection.bufferWatch?.unsubscribe();
    this.#dependencies.clock.scheduler.schedule(() => {
      connection.socket?.close();
      this.#handleClose(connection, ABNORMAL_CLOSURE);
    });
  }

  #handleClose(connection: SocketConnection, code: number): void {
    if (this.#connection !== connection) return;
    connection.bufferWatch?.unsubscribe();
    this.#connection = undefined;
    this.#events.next({ kind: "closed", code });
  }
}
