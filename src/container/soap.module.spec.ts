// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { portalSettingsOf } from "../boot/portal-settings-of.ts";
import { browserModule } from "./browser.module.ts";
import { CONTEXT_LOADERS } from "./context-loaders.ts";
import { CORE_MODULES } from "./core-modules.ts";
import { createPageServices } from "./page.module.ts";
import { PortalContainer } from "./portal-container.ts";
import { soapModule } from "./soap.module.ts";
import { CLOCK_PORT, CREDENTIALS_PORT, OPERATION_GATEWAY, PORTAL_SETTINGS, SERVICE_CLOCK } from "./tokens.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  pageTexts.show("pl");
});

function soapContainer(): Pick<PortalContainer, "root"> {
  const container = new PortalContainer(CONTEXT_LOADERS);
  for (const module of [browserModule(window, createPageServices(window)), soapModule, ...CORE_MODULES])
    container.add(module);
  container.root.bind(PORTAL_SETTINGS).toConstantValue(portalSettingsOf(aConfiguration()));
  return container;
}

it("[I18N-21] sends the language of the page with every call, with a session and without one", async () => {
  const possible = soapReply("beforeLogin", "<possibility>1</possibility>");
  const http = scriptedFetch(possible, possible, soapReply("saveLanguage", "<language>en</language>"));
  vi.stubGlobal("fetch", http.fetch);
  const { root } = soapContainer();
  const gateway = root.get(OPERATION_GATEWAY);
  await gateway.call("beforeLogin", { login: "jan" });
  pageTexts.show("uk");
  await gateway.call("beforeLogin", { login: "jan" });
  root.get(CREDENTIALS_PORT).setCredentials("s-1");
  pageTexts.show("en");
  await gateway.call("saveLanguage", { intentId: "language-key-000001", language: "en" });
  expect(http.sent.map(({ headers }) => headers.get("accept-language"))).toEqual(["pl", "uk", "en"]);
});

it("(part of CALL-21) follows a response's date with one clock, not with the device's", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9), toFake: ["Date"] });
  const body = soapReply("beforeLogin", "<possibility>1</possibility>");
  const http = scriptedFetch(new Response(body, { headers: { Date: "Mon, 23 Nov 2026 09:00:00 GMT" } }));
  vi.stubGlobal("fetch", http.fetch);
  const { root } = soapContainer();
  await root.get(OPERATION_GATEWAY).call("beforeLogin", { login: "jan" });
  expect([root.get(SERVICE_CLOCK).now(), root.get(CLOCK_PORT).now()]).toEqual([
    Date.UTC(2026, 10, 23, 9),
    Date.UTC(2026, 10, 20, 9),
  ]);
});
