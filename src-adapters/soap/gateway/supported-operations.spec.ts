import { describeCallError } from "#domain/tracking/index.ts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PortalFeature, UnavailableFeatures } from "#domain/access/index.ts";
import { FEATURES } from "#domain/configuration/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply, type ScriptedReply } from "#test/fakes/soap-reply.ts";
import { isInProfile } from "../profile-operations.ts";
import { OPERATIONS, type OperationName } from "../operations.ts";
import { FEATURE_OPERATIONS } from "../feature-operations.ts";
import { SoapGateway } from "./soap-gateway.ts";
import { SupportedOperations, type ProviderCapabilities } from "./supported-operations.ts";

const isOperation = (name: string): name is OperationName => name in OPERATIONS;
const NAMES = Object.keys(OPERATIONS).filter(isOperation);
const NOT_SUPPORTED = { ok: false, failure: { kind: "not-supported" } };

function gatewayOf(capabilities: ProviderCapabilities, ...replies: readonly ScriptedReply[]) {
  const http = scriptedFetch(...replies);
  const reported: string[] = [];
  const supported = new SupportedOperations(capabilities);
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: (event) => reported.push(`${event.operation}: ${describeCallError(event)}`),
    logError: (event) => reported.push(`${event.operation}: ${describeCallError(event)}`),
    fetch: http.fetch,
    supported,
  });
  gateway.setCredentials("s", "c-1");
  const seen: UnavailableFeatures[] = [];
  supported.unavailable.subscribe((features) => seen.push(features));
  return { gateway, http, reported, unavailable: () => [...(seen.at(-1) ?? [])] };
}

const call = (gateway: SoapGateway, name: OperationName) => gateway.call(name, { intentId: "intent-0000000001" });

describe("SoapGateway for a provider that lacks operations", () => {
  it("[CALL-12] sends only the operations of the provider's profile", async () => {
    for (const profile of ["login", "core", "full"] as const) {
      const { gateway, http } = gatewayOf({ profile }, ...NAMES.map((name) => soapReply(name, "")));
      const refused: OperationName[] = [];
      for (const name of NAMES) {
        const outcome = await call(gateway, name);
        if (!outcome.ok && outcome.failure.kind === "not-supported") refused.push(name);
      }
      expect(refused).toEqual(NAMES.filter((name) => !isInProfile(name, profile)));
      expect(http.sent).toHaveLength(NAMES.length - refused.length);
    }
  });

  it("(part of CALL-12) adds and removes single operations of a profile", async () => {
    const { gateway, http, unavailable } = gatewayOf(
      { profile: "core", supports: ["getFaq"], lacks: ["getClientMessages", "unknownName"] },
      soapReply("getFaq", "<questions/>"),
    );
    expect((await call(gateway, "getFaq")).ok).toBe(true);
    expect(await call(gateway, "getClientMessages")).toEqual(NOT_SUPPORTED);
    expect(http.sent).toHaveLength(1);
    expect(unavailable()).toContain("messages");
    expect(unavailable()).not.toContain("faq");
  });

  it.each(FEATURES)("(part of CALL-12) calls no operation of %s when the operator switched it off", async (off) => {
    const on = { offers: true, directBilling: true, wifi: true, resetPin: true, video: true, chat: true };
    const { needs, also = [] } = FEATURE_OPERATIONS[off];
    const { gateway, http, unavailable } = gatewayOf({ supports: needs, features: { ...on, [off]: false } });
    for (const name of [...needs, ...also]) expect([name, await call(gateway, name)]).toEqual([name, NOT_SUPPORTED]);
    expect(http.sent).toHaveLength(0);
    expect(unavailable()).toEqual([off]);
  });

  it.each([
    ["the code NOT_SUPPORTED", soapReply("getFaq", "<errorCode>NOT_SUPPORTED</errorCode>")],
    ["HTTP 501", new Response("", { status: 501 })],
  ] as const)(
    "(part of CALL-12) hides a feature until the session ends when its operation answers %s",
    async (_, reply) => {
      const { gateway, http, reported, unavailable } = gatewayOf({}, reply, soapReply("getFaq", "<questions/>"));
      expect(unavailable()).toEqual([]);
      expect(await call(gateway, "getFaq")).toEqual(NOT_SUPPORTED);
      expect(await call(gateway, "getFaq")).toEqual(NOT_SUPPORTED);
      expect(http.sent).toHaveLength(1);
      expect(reported).toEqual(["getFaq: not supported"]);
      expect(unavailable()).toEqual(["faq"]);
      gateway.setCredentials("s", "c-2");
      expect(unavailable(), "another account of the session").toEqual(["faq"]);
      gateway.setCredentials("another session", "c-1");
      expect(unavailable()).toEqual([]);
      expect((await call(gateway, "getFaq")).ok).toBe(true);
    },
  );

  it("(part of CALL-12) sends an unsupported call again when nothing is hidden, reports it once", async () => {
    const refusal = () => soapReply("getClientData", "<errorCode>NOT_SUPPORTED</errorCode>");
    const { gateway, http, reported, unavailable } = gatewayOf(
      {},
      refusal(),
      refusal(),
      soapReply("getClientData", ""),
    );
    expect(await call(gateway, "getClientData")).toEqual(NOT_SUPPORTED);
    expect(await call(gateway, "getClientData")).toEqual(NOT_SUPPORTED);
    expect((await call(gateway, "getClientData")).ok).toBe(true);
    expect(http.sent).toHaveLength(3);
    expect(reported).toEqual(["getClientData: not supported"]);
    expect(unavailable()).toEqual([]);
  });

  it("lists in the contract the operations of each profile", () => {
    const contract = readFileSync("docs/contract/README.md", "utf8");
    const listed = (profile: string): string[] =>
      [...(new RegExp(`\\| \`${profile}\` \\| (.*) \\|`).exec(contract)?.[1] ?? "").matchAll(/`(\w+)`/g)].flatMap(
        ([, name = ""]) => (isOperation(name) ? [name] : []),
      );
    const inProfile = (profile: "login" | "core") => NAMES.filter((name) => isInProfile(name, profile)).toSorted();
    expect(listed("login").toSorted()).toEqual(inProfile("login"));
    expect([...listed("login"), ...listed("core")].toSorted()).toEqual(inProfile("core"));
  });

  it("assigns each operation to one feature only", () => {
    const features: [string, (typeof FEATURE_OPERATIONS)[PortalFeature]][] = Object.entries(FEATURE_OPERATIONS);
    const all = features.flatMap(([, { needs, also = [] }]) => [...needs, ...also]);
    expect(new Set(all).size).toBe(all.length);
  });
});
