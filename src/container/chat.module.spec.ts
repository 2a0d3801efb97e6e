// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://ebok.example:8443/messages?x=1"}
import { afterEach, expect, it, vi } from "vitest";
import { chatAddress } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { validateConfiguration } from "#domain/configuration/validate-configuration.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { portalSettingsOf } from "../boot/portal-settings-of.ts";
import { browserModule } from "./browser.module.ts";
import { CONTEXT_LOADERS } from "./context-loaders.ts";
import { CORE_MODULES } from "./core-modules.ts";
import { createPageServices } from "./page.module.ts";
import { PortalContainer } from "./portal-container.ts";
import { soapModule } from "./soap.module.ts";
import { CHAT_SOCKET_PORT, PORTAL_SETTINGS } from "./tokens.ts";

afterEach(() => vi.unstubAllGlobals());

it("[CHAT-19] opens the socket on the portal's own host and the configured path only", async () => {
  const opened: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      constructor(address: string) {
        super();
        opened.push(address);
      }
      close(): void {}
    },
  );
  const configuration = aConfiguration({ chat: { path: "/rozmowa/gniazdo" } });
  const container = new PortalContainer(CONTEXT_LOADERS);
  for (const module of [browserModule(window, createPageServices(window)), soapModule, ...CORE_MODULES])
    container.add(module);
  container.root.bind(PORTAL_SETTINGS).toConstantValue(portalSettingsOf(configuration));
  await container.load("chat");
  const socket = container.root.get(CHAT_SOCKET_PORT);
  socket.open("t-1");
  window.history.pushState(null, "", "/settings");
  socket.open("t-2");
  expect(opened).toEqual(Array(2).fill("wss://ebok.example:8443/rozmowa/gniazdo"));
  expect(chatAddress({ protocol: "http:", host: "localhost:4173" }, "/rozmowa"), "`ws` on an http page").toBe(
    "ws://localhost:4173/rozmowa",
  );

  for (const path of [
    "@evil.example",
    "//evil.example",
    "evil.example",
    ":80@evil.example/",
    "wss://evil.example/chat",
    "\\\\evil.example",
    "/a@b/../..//evil",
    "",
    undefined,
  ]) {
    const validated = validateConfiguration({ ...configuration, chat: { path } });
    expect(validated.ok ? "taken" : validated.failure.map(({ at }) => at), String(path)).toEqual(["chat.path"]);
  }
  expect(validateConfiguration(configuration).ok).toBe(true);
});
