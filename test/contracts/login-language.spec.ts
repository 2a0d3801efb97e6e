import { expect, it } from "vitest";
import { SoapLoginLanguageAdapter } from "#adapters/soap/language/soap-login-language.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { parseLanguage } from "#domain/language/index.ts";
import { fakeLoginLanguage } from "#test/fakes/fake-login-language.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { loginLanguagePortContract } from "./login-language-port.contract.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";

loginLanguagePortContract("fake", async () => {
  const port = fakeLoginLanguage();
  return { port, ofNextLogin: async () => port.stored, breakDown: () => port.script.breakDown("save") };
});

const newWire = useSandbox();
const LOGIN = "m.brzezinska";

loginLanguagePortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn(LOGIN);
  return {
    port: new SoapLoginLanguageAdapter(wire.gateway),
    async ofNextLogin() {
      const answer = await new SoapLoginAdapter(wire.otherBrowser()).startSession({ login: LOGIN, password: PASSWORD });
      return answer.ok ? parseLanguage(answer.value.language) : undefined;
    },
    breakDown: () => wire.breakDown("*"),
  };
});

it.each([
  ["<errorCode>UNKNOWN_LANGUAGE</errorCode>", { kind: "unknown-language" }],
  ["<language>en</language>", { kind: "malformed", why: "wrong-field" }],
])("rejects a language of the login when the response is %s", async (result, failure) => {
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: scriptedFetch(soapReply("saveLanguage", result)).fetch,
  });
  gateway.setCredentials("s-1");
  const port = new SoapLoginLanguageAdapter(gateway);
  expect(await port.save({ idempotencyKey: "language-key-000001", language: "uk" })).toEqual({ ok: false, failure });
});
