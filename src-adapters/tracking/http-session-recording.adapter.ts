import {
  isSampled,
  recordedEventKind,
  type MaskableField,
  type RecordedCustomer,
  type SessionRecordingPort,
} from "#domain/tracking/index.ts";

/** No cookies and no referrer: the address of the page may contain a token or a payment. */
const POST = {
  method: "POST",
  keepalive: true,
  credentials: "omit",
  cache: "no-store",
  referrerPolicy: "no-referrer",
  headers: { "Content-Type": "application/json" },
} as const;

/** Part of `fetch` that a recording uses. */
export type SendRecording = (url: string, init: typeof POST & { readonly body: string }) => Promise<unknown>;

export interface HttpSessionRecordingDependencies {
  /** `recording` of `config.json`. */
  readonly endpoint: string;
  /** Share of the sessions that are recorded, 0 to 100. */
  readonly samplingPercent: number;
  readonly maskedFields: readonly MaskableField[];
  readonly send: SendRecording;
  /** Current time, ms. */
  readonly now: () => number;
}

/** Value of a masked field. */
const MASKED = "***";

/**
 * Sends a session recording to the endpoint of the operator (HTTP-03, docs/contract/tracking.openapi.json). Records
 * only between `identify`, which the tracker calls after consent, and `forget`. Failures are ignored.
 */
export class HttpSessionRecordingAdapter implements SessionRecordingPort {
  readonly #dependencies: HttpSessionRecordingDependencies;
  /** Hash of the recorded session; `undefined` while nothing is recorded. */
  #session: string | undefined;

  constructor(dependencies: HttpSessionRecordingDependencies) {
    this.#dependencies = dependencies;
  }

  identify({ userId, sessionHash, accountNumber }: RecordedCustomer, path: string): void {
    this.#session = isSampled(sessionHash, this.#dependencies.samplingPercent) ? sessionHash : undefined;
    this.#post("identify", {
      userId: this.#masked("userId", userId),
      accountNumber: this.#masked("accountNumber", accountNumber),
      path: this.#masked("path", path),
    });
  }

  event(event: Parameters<SessionRecordingPort["event"]>[0]): void {
    const kind = recordedEventKind(event);
    if (kind === undefined) return;
    const { element, elementName, route } = event;
    this.#post(kind, {
      element,
      elementName: this.#masked("elementName", elementName),
      route: this.#masked("route", route),
    });
  }

  forget(): void {
    this.#session = undefined;
  }

  #masked(field: MaskableField, value: string | undefined): string | undefined {
    return value !== undefined && this.#dependencies.maskedFields.includes(field) ? MASKED : value;
  }

  #post(type: string, fields: Readonly<Record<string, string | undefined>>): void {
    if (this.#session === undefined) return;
    const { endpoint, send, now } = this.#dependencies;
    const body = JSON.stringify({ type, at: new Date(now()).toISOString(), sessionId: this.#session, ...fields });
    send(endpoint, { ...POST, body }).catch(() => undefined);
  }
}
