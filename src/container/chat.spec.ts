// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://ebok.example:8443/messages?x=1"}
import { afterEach, expect, it, vi } from "vitest";
import { chatAddress } from "#adapters/chat-socket/web-socket-chat.adapter.ts";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { judgeConfiguration } from "#domain/configuration/judge.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { settingsOf } from "../boot/settings.ts";
import { appPorts } from "./app-ports.ts";

afterEach(() => vi.unstubAllGlobals());

it("[CHAT-19] the socket opens on the portal's own host, whatever page is open, on the one path of the configuration; a path that leads elsewhere is none", async () => {
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
  const ports = await appPorts({
    settings: settingsOf(configuration),
    storage: new LocalSessionStorageAdapter(() => localStorage),
    page: window,
    chatPath: configuration.chat.path,
  });
  const { socket } = await (await ports.rare()).chat();
  socket.open("t-1");
  window.history.pushState(null, "", "/settings");
  socket.open("t-2");
  expect(opened).toEqual(Array(2).fill("wss://ebok.example:8443/rozmowa/gniazdo"));
  expect(chatAddress({ protocol: "http:", host: "localhost:4173" }, "/rozmowa"), "unsafe only where the page is").toBe(
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
    const judged = judgeConfiguration({ ...configuration, chat: { path } });
    expect(judged.ok ? "taken" : judged.failure.map(({ at }) => at), String(path)).toEqual(["chat.path"]);
  }
  expect(judgeConfiguration(configuration).ok).toBe(true);
});
