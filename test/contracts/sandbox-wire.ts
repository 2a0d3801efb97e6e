import { startSandbox } from "#sandbox/start-sandbox.ts";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapGateway, type WireEvent } from "#adapters/soap/gateway/soap-gateway.ts";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";
import { asList, asRecord, asText } from "../../scripts/json.ts";
import { afterAll, afterEach, beforeAll } from "vitest";

/** Password of every customer of the sandbox. */
export const PASSWORD = "Wiazka-2026";

/** Real connection to one tenant of the sandbox, which no other test uses. */
export interface SandboxWire {
  readonly gateway: SoapGateway;
  /** Creates a gateway of another browser with its own cookies, for the same tenant. */
  otherBrowser(): SoapGateway;
  /** Origin of the sandbox. */
  readonly base: string;
  /** `fetch` for this tenant. */
  readonly fetch: typeof fetch;
  /** Returns the fields of the reports that the sandbox has received at a path, oldest first. */
  reports(path: string): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Events that the gateway and the adapters have logged, such as skipped entries. */
  readonly logged: readonly WireEvent[];
  /** Returns the code that the server sent last. */
  lastCode(): Promise<string>;
  /** Returns all sent messages, newest first. */
  outbox(): Promise<
    readonly { readonly text: string; readonly links: readonly { readonly name: string; readonly href: string }[] }[]
  >;
  /** Returns the token of the newest link to an address, of a message that contains `about` if given. */
  tokenOfLink(at: string, about?: string): Promise<string>;
  /** Returns the current code of a login's authenticator app. */
  appCode(login: string): Promise<string>;
  /** Advances the clock of the sandbox, ms. */
  advance(advanceMs: number): Promise<void>;
  /** Takes a router offline or online. */
  reachRouter(serviceKey: string, online: boolean): Promise<void>;
  /** Logs the customer in, confirms the identity and uses the session for all later calls. */
  logIn(login: string): Promise<void>;
  /** Confirms the identity in the open session for five minutes, with an SMS code if one is needed. */
  confirmIdentity(): Promise<void>;
  /** Makes an operation of the sandbox respond to every call with HTTP 503. */
  breakDown(operation: string): Promise<void>;
  /** Adds a fault to the sandbox (see `/sandbox/api/faults`). */
  fault(fault: Readonly<Record<string, unknown>>): Promise<void>;
  recover(): Promise<void>;
  /** Makes the customer's choice on the payment page. */
  onPaymentPage(paymentId: string, choice: "confirm" | "confirm-later" | "reject" | "abandon"): Promise<void>;
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok && response.status !== 303)
    throw new Error(`the sandbox responded with ${response.status}: ${await response.text()}`);
}

/** Returns the violations of docs/contract/ebok.xsd in a SOAP response; empty for any other one. */
async function contractErrors(reply: Response): Promise<readonly string[]> {
  return reply.ok && reply.url.endsWith("/service") ? validateEnvelope(await reply.text()) : [];
}

/**
 * Returns a `fetch` that sends the tenant and keeps cookies as one browser does. `onReply` receives a copy of each
 * response.
 */
function fetchIn(tenant: string, onReply: (reply: Response) => Promise<void>): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("X-Sandbox-Tenant", tenant);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(input, { ...init, headers });
    await onReply(answer.clone());
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  };
}

function wireTo(base: string, tenant: string, onInvalid: (errors: readonly string[]) => void): SandboxWire {
  let isFaulty = false;
  const validate = async (reply: Response): Promise<void> => {
    if (!isFaulty) onInvalid(await contractErrors(reply));
  };
  const fetchAsTenant = fetchIn(tenant, validate);
  const logged: WireEvent[] = [];
  const gatewayOver = (browser: typeof fetch): SoapGateway =>
    new SoapGateway({
      serviceUrl: `${base}/service`,
      clock: new SystemClockAdapter(),
      // A fault of the sandbox needs no time to pass.
      retryDelayMs: 0,
      log: (event) => logged.push(event),
      logError: () => undefined,
      fetch: browser,
    });
  const gateway = gatewayOver(fetchAsTenant);
  const post = async (path: string, body: unknown): Promise<void> =>
    expectOk(
      await fetchAsTenant(`${base}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const wire: SandboxWire = {
    gateway,
    otherBrowser: () => gatewayOver(fetchIn(tenant, validate)),
    base,
    fetch: fetchAsTenant,
    logged,
    async reports(path) {
      const answer = await fetchAsTenant(`${base}/sandbox/api/reports?path=${encodeURIComponent(path)}`);
      await expectOk(answer.clone());
      const reports: unknown = await answer.json();
      return asList(reports).map((report) =>
        Object.fromEntries(
          Object.entries(asRecord(asRecord(report)["fields"])).map(([name, value]) => [name, asText(value)]),
        ),
      );
    },
    async lastCode() {
      const sent: unknown = await (await fetchAsTenant(`${base}/sandbox/api/outbox`)).json();
      return asText(asRecord(asList(sent)[0])["code"]);
    },
    async outbox() {
      const sent: unknown = await (await fetchAsTenant(`${base}/sandbox/api/outbox`)).json();
      return asList(sent)
        .map(asRecord)
        .map(({ text, links }) => ({
          text: asText(text),
          links: asList(links)
            .map(asRecord)
            .map(({ name, href }) => ({ name: asText(name), href: asText(href) })),
        }));
    },
    async tokenOfLink(at, about = "") {
      const links = (await wire.outbox())
        .filter(({ text }) => text.includes(about))
        .flatMap((message) => message.links);
      const href =
        links.find((link) => link.href.startsWith(`${at}#token=`) || link.href.startsWith(`${at}/`))?.href ?? "";
      return (
        href
          .slice(at.length)
          .replace(/^(\/|#token=)/u, "")
          .split("/")[0] ?? ""
      );
    },
    async appCode(login) {
      const apps: unknown = await (await fetchAsTenant(`${base}/sandbox/api/authenticators`)).json();
      return asText(
        asList(apps)
          .map(asRecord)
          .find((app) => app["login"] === login)?.["code"],
      );
    },
    advance: (advanceMs) => post("/sandbox/api/clock", { advanceMs }),
    reachRouter: (serviceKey, online) => post("/sandbox/api/routers", { serviceKey, online }),
    async logIn(login) {
      const session = await new SoapLoginAdapter(gateway).startSession({ login, password: PASSWORD });
      if (!session.ok) throw new Error(`${login} could not log in: ${JSON.stringify(session.failure)}`);
      gateway.setCredentials(session.value.sessionId);
      await wire.confirmIdentity();
    },
    async confirmIdentity() {
      const proof = new SoapIdentityProofAdapter(gateway);
      const asked = await proof.provePassword(PASSWORD);
      if (asked.ok) return;
      const confirmed =
        asked.failure.kind === "second-factor"
          ? await proof.proveSecondFactor({
              challengeId: asked.failure.challenge.challengeId,
              code: await wire.lastCode(),
            })
          : asked;
      if (!confirmed.ok) throw new Error(`the identity is not confirmed: ${JSON.stringify(confirmed.failure)}`);
    },
    async fault(fault) {
      isFaulty = true;
      await post("/sandbox/api/faults", fault);
    },
    breakDown: (operation) => wire.fault({ operation, times: "always", status: 503 }),
    async recover() {
      await expectOk(await fetchAsTenant(`${base}/sandbox/api/faults`, { method: "DELETE" }));
      isFaulty = false;
    },
    onPaymentPage: async (paymentId, choice) =>
      expectOk(
        await fetchAsTenant(`${base}/sandbox/pay/${paymentId}`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ choice }),
        }),
      ),
  };
  return wire;
}

/** Starts one sandbox for all tests of a file. Each call of the returned function opens a new tenant. */
export function useSandbox(): () => SandboxWire {
  let sandbox: Awaited<ReturnType<typeof startSandbox>> | undefined;
  let tenantCount = 0;
  const invalid: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, database: ":memory:" });
  });
  // Thrown here, because the gateway would take an error of `fetch` for a network failure.
  afterEach(() => {
    const errors = invalid.splice(0);
    if (errors.length > 0) throw new Error(`the sandbox breaks the contract: ${errors.join("; ")}`);
  });
  afterAll(async () => {
    await sandbox?.close();
  });
  return () => {
    if (sandbox === undefined) throw new Error("the sandbox has not started yet");
    tenantCount += 1;
    return wireTo(sandbox.url, `contract-${tenantCount}`, (errors) => invalid.push(...errors));
  };
}
