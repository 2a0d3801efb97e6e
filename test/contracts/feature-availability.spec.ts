import { describe, expect, it, vi } from "vitest";
import { SoapFeatureAvailabilityAdapter } from "#adapters/soap/access/soap-feature-availability.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { SupportedOperations, type ProviderCapabilities } from "#adapters/soap/gateway/supported-operations.ts";
import type { UnavailableFeatures } from "#domain/access/index.ts";
import { PROVIDER_PROFILES } from "#domain/configuration/index.ts";
import { describeCallError } from "#domain/tracking/deviation.ts";
import { fakeFeatureAvailability } from "#test/fakes/fake-feature-availability.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { DROP_CONNECTION, NO_REPLY, scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { featureAvailabilityPortContract } from "./feature-availability-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const sandbox = useSandbox();

const ON = { offers: true, directBilling: true, wifi: true, resetPin: true, video: true, chat: true } as const;
const ASKED = { supports: ["getCapabilities"] } as const;

function portOver(configured: ProviderCapabilities, ...replies: readonly ScriptedReply[]) {
  const supported = new SupportedOperations(configured);
  const http = scriptedFetch(...replies);
  const reported: string[] = [];
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: (event) => reported.push(describeCallError(event)),
    logError: (event) => reported.push(describeCallError(event)),
    fetch: http.fetch,
    supported,
  });
  const port = new SoapFeatureAvailabilityAdapter(gateway, supported);
  let unavailable: UnavailableFeatures = new Set();
  port.unavailable.subscribe((features) => (unavailable = features));
  return { port, gateway, supported, http, reported, lacks: () => [...unavailable].toSorted() };
}

const declaring = (content: string): ScriptedReply => soapReply("getCapabilities", content);
const items = (...names: readonly string[]): string => names.map((name) => `<item>${name}</item>`).join("");

featureAvailabilityPortContract("fake", () => {
  const port = fakeFeatureAvailability("offers");
  return {
    port,
    denyFaq: async () => port.deny("faq"),
    changeSession: async () => port.changeSession(),
    declareNoRegulations: () => (port.answer = ["regulations"]),
  };
});

featureAvailabilityPortContract("SOAP", () => {
  // Requests may come in any order, so the operation decides.
  const answers = new Map<string, ScriptedReply>([
    ["getFaq", soapReply("getFaq", "<errorCode>NOT_SUPPORTED</errorCode>")],
  ]);
  const supported = new SupportedOperations({ ...ASKED, features: { ...ON, offers: false } });
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: (url, init) => {
      const [, operation = ""] = /<soap:Body><(\w+)/.exec(typeof init.body === "string" ? init.body : "") ?? [];
      return scriptedFetch(answers.get(operation) ?? "").fetch(url, init);
    },
    supported,
  });
  gateway.setCredentials("one session");
  return {
    port: new SoapFeatureAvailabilityAdapter(gateway, supported),
    denyFaq: async () => void (await gateway.call("getFaq")),
    changeSession: async () => gateway.setCredentials("another session"),
    declareNoRegulations: () =>
      void answers.set("getCapabilities", declaring(`<lacks>${items("getRegulations")}</lacks>`)),
  };
});

describe("answer to getCapabilities", () => {
  it("[CALL-15] applies the answer only to operations that config.json does not name", async () => {
    const { port, supported } = portOver(
      {
        profile: "login",
        supports: ["getCapabilities", "getFaq"],
        lacks: ["getBranches"],
        features: { ...ON, chat: false },
      },
      declaring(
        `<profile>core</profile><supports>${items("getBranches", "getRegulations", "getChatToken")}</supports>` +
          `<lacks>${items("getFaq", "startPayment")}</lacks><contractVersion>1.1</contractVersion>`,
      ),
    );
    expect(supported.supports("getClientMessages"), "before the answer").toBe(false);
    await port.askProvider();
    expect(
      (
        ["getFaq", "getBranches", "getRegulations", "getChatToken", "startPayment", "getClientMessages"] as const
      ).filter((name) => supported.supports(name)),
    ).toEqual(["getFaq", "getRegulations", "getClientMessages"]);
  });

  it("(part of CALL-15) is not requested unless config.json names the operation", async () => {
    for (const profile of PROVIDER_PROFILES) {
      const { port, http } = portOver({ profile });
      await port.askProvider();
      expect(http.sent).toHaveLength(0);
    }
  });

  it.each<[string, ScriptedReply]>([
    ["NOT_SUPPORTED", declaring("<errorCode>NOT_SUPPORTED</errorCode>")],
    ["HTTP 404", new Response("", { status: 404 })],
    ["HTTP 500", new Response("", { status: 500 })],
    ["HTTP 501", new Response("", { status: 501 })],
    ["a SOAP Fault", "<Envelope><Body><Fault/></Body></Envelope>"],
    ["no connection", DROP_CONNECTION],
  ])("(part of CALL-15) changes nothing, and is requested once, after %s", async (_name, reply) => {
    const { port, http, lacks, reported } = portOver({ profile: "core", ...ASKED }, reply);
    const before = lacks();
    await port.askProvider();
    expect([lacks(), http.sent.length, reported.length]).toEqual([before, 1, 1]);
  });

  it("(part of CALL-15) is requested again when a session begins meanwhile", async () => {
    const { port, gateway, http, lacks } = portOver(ASKED, NO_REPLY, declaring(`<lacks>${items("getFaq")}</lacks>`));
    const asked = port.askProvider();
    await vi.waitFor(() => expect(http.sent).toHaveLength(1));
    gateway.setCredentials("new session");
    await asked;
    expect([lacks(), http.sent.length]).toEqual([["faq"], 2]);
  });

  it("(part of CALL-15) lets reads wait for the answer, and rules out what config.json does", async () => {
    const { port, gateway, supported, http } = portOver(
      { profile: "login", ...ASKED, lacks: ["getBranches"] },
      declaring(`<supports>${items("getFaq")}</supports>`),
      soapReply("getFaq", "<questions/>"),
    );
    let ruledOut: UnavailableFeatures = new Set();
    port.ruledOut.subscribe((features) => (ruledOut = features));
    expect(["faq", "branches", "regulations"].map((one) => [...ruledOut].some((feature) => feature === one))).toEqual([
      true,
      true,
      true,
    ]);
    const asked = port.askProvider();
    const read = (operation: "getFaq" | "getBranches" | "getRegulations" | "markMessageAsRead") =>
      gateway.call(operation).then((outcome) => (outcome.ok ? "ok" : outcome.failure.kind));
    gateway.setCredentials("session");
    const outcomes = [read("getFaq"), read("getBranches"), read("getRegulations"), read("markMessageAsRead")];
    expect([ruledOut.has("faq"), ruledOut.has("branches"), ruledOut.has("regulations")]).toEqual([false, true, false]);
    expect(supported.supports("getFaq")).toBe(false);
    await asked;
    expect(await Promise.all(outcomes)).toEqual(["ok", "not-supported", "not-supported", "not-supported"]);
    expect([ruledOut.has("faq"), ruledOut.has("regulations")]).toEqual([false, true]);
    expect(http.sent).toHaveLength(2);
  });

  it("(part of CALL-15) ignores and reports a profile and operations outside the contract", async () => {
    const { port, lacks, reported } = portOver(
      { profile: "full", ...ASKED },
      declaring(`<profile>premium</profile><lacks>${items("getFaq", "getFaqs")}</lacks>`),
    );
    await port.askProvider();
    expect(lacks()).toEqual(["faq"]);
    await vi.waitFor(() =>
      expect(reported).toEqual([
        expect.stringMatching(/^profile: expected a profile/),
        expect.stringMatching(/^lacks: expected names of operations/),
      ]),
    );
  });

  it("(part of CALL-15) comes from the configuration of the sandbox", async () => {
    const wire = sandbox();
    const supported = new SupportedOperations(ASKED);
    const gateway = new SoapGateway({
      serviceUrl: `${wire.base}/service`,
      clock: movableClock(),
      log: () => undefined,
      logError: () => undefined,
      fetch: wire.fetch,
      supported,
    });
    const port = new SoapFeatureAvailabilityAdapter(gateway, supported);
    await port.askProvider();
    expect(supported.supports("getClientMessages")).toBe(true);
    const changed = await wire.fetch(`${wire.base}/sandbox/api/configuration`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ capabilities: { profile: "login", supports: ["getFaq"] } }),
    });
    expect(await changed.json()).toMatchObject({ provider: ASKED });
    await port.askProvider();
    expect([supported.supports("getClientMessages"), supported.supports("getFaq")]).toEqual([false, true]);
  });
});
