import { createHash } from "node:crypto";
import { ParseOption, XmlDocument } from "libxml2-wasm";
import { expect } from "vitest";
import { asRecord, asText } from "../../scripts/json.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";

const NAMESPACE = "urn:ebok:service:1";

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function escapeForXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Response, read by XPath: `e:` is the namespace of the contract. */
export class ServiceAnswer {
  readonly xml: string;

  constructor(xml: string) {
    this.xml = xml;
  }

  /** Returns the texts that an XPath below `result` selects. */
  all(path: string): readonly string[] {
    using document = XmlDocument.fromString(this.xml, { option: ParseOption.XML_PARSE_NO_XXE });
    return document.find(`//e:result/${path}`, { e: NAMESPACE }).map((node) => node.content);
  }

  /** Returns the first of them; `undefined` without a match. */
  one(path: string): string | undefined {
    return this.all(path)[0];
  }
}

/**
 * Minimal client of the sandbox that validates every request and response against the schema. It shares no code with
 * the portal or the sandbox.
 */
export class ServiceClient {
  readonly #url: string;
  readonly #tenant: string;
  readonly #language: string;
  #sessionId: string;

  /** `sessionId`: an open session to use; `language`: that of the page. */
  constructor(url: string, tenant: string, sessionId = "", language = "pl") {
    this.#url = url;
    this.#language = language;
    this.#tenant = tenant;
    this.#sessionId = sessionId;
  }

  get sessionId(): string {
    return this.#sessionId;
  }

  get headers(): Record<string, string> {
    return { "X-Sandbox-Tenant": this.#tenant };
  }

  /** Builds the request of an operation. `fields` is XML. */
  envelope(operation: string, fields: string, sessionId = this.#sessionId): string {
    const session = sessionId === "" ? "" : `<sessionId>${sessionId}</sessionId>`;
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
      `<${operation} xmlns="${NAMESPACE}">${session}${fields}</${operation}></soap:Body></soap:Envelope>`
    );
  }

  /** Returns `X-Ebok-Fingerprint` for an operation in this session. */
  fingerprint(operation: string): string {
    return sha256(`${operation}:${sha256(this.#sessionId)}`);
  }

  /** Sends a body without validation. */
  raw(operation: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const bearer: Record<string, string> = this.#sessionId === "" ? {} : { Authorization: `Bearer ${this.#sessionId}` };
    return fetch(`${this.#url}/service`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "text/xml; charset=utf-8",
        "Accept-Language": this.#language,
        "X-Ebok-Fingerprint": this.fingerprint(operation),
        ...bearer,
        ...this.headers,
        ...headers,
      },
    });
  }

  /** Calls an operation; fails the test if the request or the response violates the schema. */
  async call(operation: string, fields = ""): Promise<ServiceAnswer> {
    const request = this.envelope(operation, fields);
    expect(validateEnvelope(request), operation).toEqual([]);
    const response = await this.raw(operation, request);
    const xml = await response.text();
    expect(response.status, xml).toBe(200);
    expect(validateEnvelope(xml), operation).toEqual([]);
    return new ServiceAnswer(xml);
  }

  /** Logs in, and stores the session on success. */
  async logIn(login: string, password = "Wiazka-2026"): Promise<ServiceAnswer> {
    this.#sessionId = "";
    const answer = await this.call(
      "sessionStart",
      `<login>${escapeForXml(login)}</login><password>${escapeForXml(password)}</password>`,
    );
    this.#sessionId = answer.one("e:sessionId") ?? "";
    return answer;
  }

  /** Opens a session without a password and a second factor, and stores it. */
  async openSession(login: string): Promise<void> {
    this.#sessionId = asText(asRecord(await this.api("session", { login }))["sessionId"]);
  }

  /** Calls `/sandbox/api/<path>` for this tenant. */
  async api(path: string, body?: unknown): Promise<unknown> {
    const init: RequestInit =
      body === undefined
        ? { headers: this.headers }
        : { method: "POST", headers: this.headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.#url}/sandbox/api/${path}`, init);
    const answer: unknown = await response.json();
    return answer;
  }

  /** Starts a payment of entries; `amount` in złote as on the wire. */
  startPayment(entryIds: readonly string[], amount: string, intentId: string): Promise<ServiceAnswer> {
    const items = entryIds.map((entryId) => `<item>${entryId}</item>`).join("");
    return this.call(
      "startPayment",
      `<intentId>${intentId}</intentId><entryIds>${items}</entryIds>` +
        `<amount>${amount}</amount><returnPage>invoice</returnPage>`,
    );
  }
}
