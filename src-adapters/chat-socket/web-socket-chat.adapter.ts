import { Subject, interval, type Subscription } from "rxjs";
import type { ChatSocketEvent, ChatSocketPort } from "#domain/chat/chat-socket.port.ts";
import type { SentFrame } from "#domain/chat/frames.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { decodeFrame } from "./decode-frame.ts";
import { encodeFrame, type ChatCredentials } from "./encode-frame.ts";

/** Close code of a broken connection (RFC 6455); also reported if no socket could be created. */
const ABNORMAL_CLOSURE = 1006;
/** Interval of the stall check (ms). If the buffer has not shrunk between two checks, the socket is half open. */
const STALL_CHECK_INTERVAL_MS = 5_000;

export interface WebSocketChatDependencies {
  /** Address of the socket: the portal's own host and the configured path (CHAT-19). */
  readonly address: string;
  readonly connect: (address: string) => WebSocket;
  /** Current session id; every frame carries it. */
  readonly sessionId: () => string | undefined;
  readonly clock: ClockPort;
  /** Receives the reason and the known type of an unreadable frame (CHAT-13); never its content. */
  readonly report: (what: string) => void;
}

/** Current socket with its state. */
interface SocketConnection {
  /** `undefined` if the socket could not be created. */
  readonly socket: WebSocket | undefined;
  readonly credentials: ChatCredentials;
  bufferWatch: Subscription | undefined;
}

/** Address of the socket for a page: `wss` on an `https` page. */
export function chatAddress({ protocol, host }: Pick<Location, "protocol" | "host">, path: string): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}`;
}

/** Chat frames over a WebSocket of the browser. */
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
    // A closing socket neither throws nor sends; without this check the caller would wait for its close event.
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
    this.#events.next({ kind: "frame-received", frame: decoded.frame });
  }

  /** Checks that sent data leaves the device: a socket over a dead connection accepts data and sends nothing. */
  #watchBuffer(connection: SocketConnection, socket: WebSocket): Subscription {
    let previouslyBuffered = 0;
    return interval(STALL_CHECK_INTERVAL_MS, this.#dependencies.clock.scheduler).subscribe(() => {
      const buffered = socket.bufferedAmount;
      if (previouslyBuffered > 0 && buffered >= previouslyBuffered) this.#closeBroken(connection);
      previouslyBuffered = buffered;
    });
  }

  /**
   * Closes a dead connection. The event is scheduled, so that subscribers get it only after `open` or `send` has
   * returned.
   */
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
