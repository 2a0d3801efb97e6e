import { buildRequest, type Payload } from "#adapters/soap/gateway/envelope.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "./exchange.ts";
import { callFingerprint } from "./call-fingerprint.ts";
import type { HttpClient } from "./http-client.ts";
import { sendTorn } from "./send-torn.ts";
import { ProviderAnswer } from "./provider-answer.ts";

/** Deviations from a call of the portal, with which rules try a provider. */
export interface CallChanges {
  /** Session id of the `Authorization` header; `null` sends none. */
  readonly bearer?: string | null;
  /** Session element of the body. */
  readonly sessionElement?: string;
  /** `X-Ebok-Fingerprint`; `null` sends none. */
  readonly fingerprint?: string | null;
  /** Language of `Accept-Language`; Polish by default, as the portal sends it at first. */
  readonly language?: string;
}

/** Code of the run and number of the call, as the portal sends them. */
export class RequestIds {
  readonly #code: string;
  #count = 0;

  constructor(code: string) {
    this.#code = code;
  }

  next(): string {
    this.#count += 1;
    return `${this.#code}-${this.#count}`;
  }
}

/** Client of one provider in one browser, with at most one open session. */
export class ProviderClient {
  readonly #contract: PublishedContract;
  readonly #http: HttpClient;
  readonly #url: string;
  readonly #requestIds: RequestIds;
  sessionId: string | undefined;
  /** True if the login of the session counts as a confirmation of the identity. */
  isConfirmed = false;

  constructor(
    {
      contract,
      url,
      requestIds,
    }: { readonly contract: PublishedContract; readonly url: string; readonly requestIds: RequestIds },
    http: HttpClient,
  ) {
    this.#contract = contract;
    this.#url = url;
    this.#requestIds = requestIds;
    this.#http = http;
  }

  /** Sends a request of any kind to the service. */
  post(body: string, headers: Readonly<Record<string, string>>): Promise<Exchange> {
    return this.#http.send({
      url: this.#url,
      headers: { ...headers, "X-Ebok-Request": this.#requestIds.next() },
      body,
    });
  }

  /** Returns an address of the provider, whose origin is that of the service. */
  addressOf(path: string): string {
    return new URL(path, this.#url).href;
  }

  /** Sends a request to another address of the same browser. */
  fetch(method: string, url: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> {
    return this.#http.send({
      method,
      url: this.addressOf(url),
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Calls an operation as the portal does, or with changes. */
  async call(operation: string, payload: Payload = {}, changes: CallChanges = {}): Promise<ProviderAnswer> {
    const { body, headers } = this.#request(operation, payload, changes);
    return new ProviderAnswer(await this.post(body, headers));
  }

  /** Begins a write and breaks the connection before its request is complete. */
  writeTorn(operation: string, payload: Payload, intentId: string): Promise<void> {
    const { body, headers } = this.#request(operation, { intentId, ...payload }, {});
    return sendTorn(this.#url, headers, body);
  }

  #request(
    operation: string,
    payload: Payload,
    changes: CallChanges,
  ): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
    const bearer = changes.bearer === undefined ? this.sessionId : (changes.bearer ?? undefined);
    const [first] = this.#contract.operations.get(operation)?.request ?? [];
    const element = first?.name === "sessionId" ? (changes.sessionElement ?? this.sessionId ?? "") : undefined;
    const request = buildRequest({ operation, sessionId: element, payload, itemName: itemNameOf(operation) });
    if (!request.ok) throw new RangeError(`the kit cannot send this request of ${operation}`);
    const fingerprint =
      changes.fingerprint === undefined ? callFingerprint(operation, bearer ?? "") : (changes.fingerprint ?? undefined);
    return {
      body: request.value,
      headers: {
        "Content-Type": "text/xml; charset=utf-8",
        SOAPAction: '""',
        "Accept-Language": changes.language ?? "pl",
        ...(fingerprint === undefined ? {} : { "X-Ebok-Fingerprint": fingerprint }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
    };
  }

  /** Sends a write with a new idempotency key, or with one that was sent before. */
  write(operation: string, payload: Payload, intentId: string = crypto.randomUUID()): Promise<ProviderAnswer> {
    return this.call(operation, { intentId, ...payload });
  }
}

/** Name of the entries of a list in a request. */
const itemNameOf = (operation: string): string => (operation === "saveClientAccounts" ? "context" : "item");
