// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { ContainerModule, type ServiceIdentifier } from "inversify";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { portalSettingsOf } from "../boot/portal-settings-of.ts";
import { browserModule } from "./browser.module.ts";
import { CONTEXT_LOADERS, type ContextName } from "./context-loaders.ts";
import { CORE_MODULES } from "./core-modules.ts";
import { createPageServices } from "./page.module.ts";
import { PortalContainer } from "./portal-container.ts";
import { soapModule } from "./soap.module.ts";
import * as pageStores from "./page-store-tokens.ts";
import * as tokens from "./tokens.ts";

function portal(changes: Parameters<typeof aConfiguration>[0] = {}): PortalContainer<ContextName> {
  const container = new PortalContainer(CONTEXT_LOADERS);
  for (const module of [browserModule(window, createPageServices(window)), soapModule, ...CORE_MODULES])
    container.add(module);
  container.root.bind(tokens.PORTAL_SETTINGS).toConstantValue(portalSettingsOf(aConfiguration(changes)));
  container.root.bind(tokens.CURRENT_CLIENT).toConstantValue(() => undefined);
  container.root.bind(tokens.DIRECT_BILLING_SOURCE).toConstantValue(() => Promise.resolve(undefined));
  return container;
}

const NAMES = Object.keys(CONTEXT_LOADERS).filter((name): name is ContextName => name in CONTEXT_LOADERS);

/** Tokens that `assembleApp` binds. */
const INSTALLATION: ReadonlySet<ServiceIdentifier> = new Set([tokens.APP, tokens.BRAND]);
const ALL: readonly ServiceIdentifier[] = [
  ...Object.values(tokens).filter((token) => !INSTALLATION.has(token)),
  ...Object.values(pageStores),
];

describe("PortalContainer", () => {
  it("resolves every token once all contexts are loaded, without compiling code from text", async () => {
    const compile = vi.fn();
    vi.stubGlobal("Function", compile);
    const container = portal();
    container.openAccount();
    await container.load(...NAMES);
    for (const token of ALL) {
      const service: unknown = container.get(token);
      expect(service, String(token)).toBeDefined();
      expect(container.get(token), String(token)).toBe(service);
    }
    expect(compile).not.toHaveBeenCalled();
  });

  it("resolves every token in the journeys, each port by a fake", async () => {
    const app = openApp(createFakeBackend());
    app.openSession(aSession());
    await app.container.load(...NAMES);
    for (const token of ALL.filter((each) => each !== tokens.GATEWAY && each !== tokens.SUPPORTED_OPERATIONS)) {
      const service: unknown = app.container.get(token);
      expect(service, String(token)).toBeDefined();
      expect(Object.getPrototypeOf(service)?.constructor?.name ?? "", String(token)).not.toMatch(/^Soap/);
    }
  });

  it("(part of HTTP-03) records sessions only when config.json names an endpoint", async () => {
    const send = vi.fn<(url: string) => Promise<Response>>(() => Promise.reject(new Error("no network")));
    vi.stubGlobal("fetch", send);
    for (const recording of [
      undefined,
      { endpoint: "https://rec.example/v1", samplingPercent: 100, maskedFields: [] },
    ]) {
      const port = await portal({ recording }).loadService("tracking", tokens.SESSION_RECORDING_PORT);
      port.identify({ userId: "c-1", sessionHash: "a".repeat(64), accountNumber: undefined }, "/index");
    }
    expect(send.mock.calls.map(([url]) => url)).toEqual(["https://rec.example/v1"]);
  });

  it("resolves the gateway and its three interfaces to one object", () => {
    const { root } = portal();
    const gateway: unknown = root.get(tokens.GATEWAY);
    expect([
      root.get(tokens.OPERATION_GATEWAY),
      root.get(tokens.CREDENTIALS_PORT),
      root.get(tokens.SERVICE_SIGNALS_PORT),
    ]).toEqual(Array(3).fill(gateway));
  });

  it("binds a context once for several callers, and retries after a failure", async () => {
    const TOKEN: ServiceIdentifier<object> = Symbol("Token");
    const load = vi.fn(() =>
      Promise.resolve({ ports: new ContainerModule(({ bind }) => void bind(TOKEN).toResolvedValue(() => ({}))) }),
    );
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const container = new PortalContainer({ some: load });
    await expect(container.load("some")).rejects.toThrow("Failed to fetch");
    expect(container.isLoaded("some")).toBe(false);
    await Promise.all([container.load("some"), container.load("some")]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(container.isLoaded("some")).toBe(true);
    expect(container.get(TOKEN)).toBe(container.get(TOKEN));
  });

  it("creates new stores for each account, keeps the ports, and disposes the former stores", () => {
    const PORT: ServiceIdentifier<object> = Symbol("Port");
    interface Store {
      readonly port: object;
    }
    const STORE: ServiceIdentifier<Store> = Symbol("Store");
    const dispose = vi.fn<(store: Store) => void>();
    const container = new PortalContainer({});
    container.openAccount();
    container.add({
      ports: new ContainerModule(({ bind }) => void bind(PORT).toResolvedValue(() => ({}))),
      accountStores: new ContainerModule(({ bind }) => {
        bind<Store>(STORE)
          .toResolvedValue((port: object) => ({ port }), [PORT])
          .onDeactivation(dispose);
      }),
    });
    const first = container.get<Store>(STORE);
    container.openAccount();
    const second = container.get<Store>(STORE);
    expect(second).not.toBe(first);
    expect(second.port).toBe(first.port);
    expect(dispose.mock.calls).toEqual([[first]]);
    container.closeAccount();
    expect(dispose).toHaveBeenCalledTimes(2);
    expect(container.account).toBeUndefined();
    expect(() => container.get(STORE)).toThrow();
  });
});
