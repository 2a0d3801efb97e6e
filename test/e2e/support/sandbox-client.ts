import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { FaultName } from "#sandbox/tenants/named-faults.ts";
import { asCount, asList, asRecord, asText } from "../../../scripts/json.ts";

/** Entry of `/sandbox/api/calls` about one call. */
export interface RecordedCall {
  readonly operation: string;
  readonly request: string;
  /** Response before a fault changed it; empty if the operation was not reached. */
  readonly reply: string;
  readonly httpStatus: number;
  /** Code of the page load and number of the call. */
  readonly requestId: string | undefined;
  readonly intentId: string | undefined;
  readonly fingerprintOk: boolean;
  readonly bearerOk: boolean;
  readonly fault: string | undefined;
}

export interface OutboxMessage {
  readonly sentAt: string;
  readonly channel: "sms" | "email";
  readonly recipient: string;
  readonly text: string;
  readonly code: string | undefined;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

export interface DemoCustomerSummary {
  readonly login: string;
  readonly password: string;
  readonly title: string;
  readonly special: string;
}

/** Fault to inject into responses. `operation` is all by default, `times` once. */
export interface FaultRequest {
  readonly operation?: string;
  readonly times?: number | "always";
  /** Milliseconds; combines with any effect, or applies alone. */
  readonly delay?: number;
  /** Named fault. It defines all other fields except `errorMessage`. */
  readonly name?: FaultName;
  readonly drop?: boolean;
  /** The first item of a list has no id. */
  readonly damagedItem?: boolean;
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
  readonly cutOffAt?: number;
  readonly sessionError?: boolean;
  readonly roleError?: boolean;
  readonly backendAccessError?: boolean;
  readonly rodoRestrictionError?: boolean;
  readonly errorMessage?: string;
}

async function answer(response: APIResponse): Promise<unknown> {
  if (!response.ok())
    throw new Error(`${response.url()} responded with ${response.status()}: ${await response.text()}`);
  const content: unknown = await response.json();
  return content;
}

const optionalText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/**
 * Newest link to a page of the portal in a response of `/sandbox/api/outbox`, optionally of a message that contains
 * `about`.
 */
export function linkIn(outbox: unknown, at: string, about = ""): string {
  const sent = asList(outbox)
    .map(asRecord)
    .filter(({ text }) => asText(text).includes(about));
  const hrefs = sent.flatMap(({ links }) => asList(links)).map((link) => asText(asRecord(link)["href"]));
  const found = hrefs.find((href) => href.startsWith(`${at}#`) || href.startsWith(`${at}/`));
  if (found === undefined) throw new Error(`no message has a link to ${at}`);
  return found;
}

/** Controls one tenant of the sandbox: that of the test's pages. */
export class SandboxClient {
  readonly tenant: string;
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext, tenant: string) {
    this.#request = request;
    this.tenant = tenant;
  }

  async customers(): Promise<readonly DemoCustomerSummary[]> {
    return (await this.#list("customers")).map(({ login, password, title, special }) => ({
      login: asText(login),
      password: asText(password),
      title: asText(title),
      special: asText(special),
    }));
  }

  /** Every SMS and e-mail, newest first. */
  async outbox(): Promise<readonly OutboxMessage[]> {
    return (await this.#list("outbox")).map(({ sentAt, channel, recipient, text, code, links }) => ({
      sentAt: asText(sentAt),
      channel: channel === "sms" ? "sms" : "email",
      recipient: asText(recipient),
      text: asText(text),
      code: optionalText(code),
      links: asList(links)
        .map(asRecord)
        .map(({ name, href }) => ({ name: asText(name), href: asText(href) })),
    }));
  }

  /** Newest link that was sent to a page of the portal, optionally of a message that contains `about`. */
  async link(at: string, about = ""): Promise<string> {
    return linkIn(await this.#list("outbox"), at, about);
  }

  /** Code that a login's authenticator app shows at the tenant's time. */
  async appCode(login: string): Promise<string> {
    return asText((await this.#list("authenticators")).find((app) => app["login"] === login)?.["code"]);
  }

  /** Received calls, oldest first, optionally of one operation. */
  async calls(operation?: string): Promise<readonly RecordedCall[]> {
    const calls = await this.#list(
      operation === undefined ? "calls" : `calls?operation=${encodeURIComponent(operation)}`,
    );
    return calls.map(
      ({ operation: name, request, reply, httpStatus, requestId, intentId, fingerprintOk, bearerOk, fault }) => ({
        operation: asText(name),
        request: asText(request),
        reply: asText(reply),
        httpStatus: asCount(httpStatus),
        requestId: optionalText(requestId),
        intentId: optionalText(intentId),
        fingerprintOk: fingerprintOk === true,
        bearerOk: bearerOk === true,
        fault: optionalText(fault),
      }),
    );
  }

  /** Reports received at `/trackingTest` and `/analyticsEvent`, oldest first, optionally of one of them. */
  async reports(path?: "/trackingTest" | "/analyticsEvent"): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const reports = await this.#list(path === undefined ? "reports" : `reports?path=${encodeURIComponent(path)}`);
    return reports.map(({ fields }) => asRecord(fields));
  }

  async fault(fault: FaultRequest): Promise<void> {
    await this.#post("faults", fault);
  }

  async clearFaults(): Promise<void> {
    await answer(await this.#request.delete("/sandbox/api/faults"));
  }

  /** Moves the tenant's clock on, in ms. `page.clock` moves the browser's clock. */
  async advance(advanceMs: number): Promise<void> {
    await this.#post("clock", { advanceMs });
  }

  /**
   * Sets a router offline or online, also during a pending change. The router exists after its customer's first visit.
   */
  async reachRouter(serviceKey: string, online: boolean): Promise<void> {
    await this.#post("routers", { serviceKey, online });
  }

  /** Sets the operator (`wiazka` by default) and closes or opens the portal. */
  async configure(choice: {
    readonly brand?: string;
    readonly capabilities?: { readonly profile: "login" | "core" | "full" };
    readonly maintenance?: { readonly text: string; readonly until?: string };
  }): Promise<void> {
    await this.#post("configuration", choice);
  }

  /** Allows the diagnostics mode, as the sandbox's page does. */
  async allowDiagnostics(): Promise<void> {
    await this.#post("diagnostics", { on: true });
  }

  /** Resets the tenant to the first day, or to the day of `now` (ms). */
  async reset(now?: number): Promise<void> {
    await this.#post("reset", now === undefined ? {} : { now });
  }

  async #list(path: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return asList(await answer(await this.#request.get(`/sandbox/api/${path}`))).map(asRecord);
  }

  async #post(path: string, data: unknown): Promise<void> {
    await answer(await this.#request.post(`/sandbox/api/${path}`, { data }));
  }
}
