import { vi } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { confirmSession } from "#sandbox/contexts/session.repository.ts";
import { createSandboxApp } from "#sandbox/http/app.ts";
import { Tenants } from "#sandbox/tenants/tenants.ts";
import type { FinancePort } from "#domain/finance/index.ts";
import type { SessionPort } from "#domain/session/index.ts";
import type { OperationGateway } from "#adapters/soap/gateway/service-response.ts";
import type { App } from "#src/boot/app.ts";
import { assembleApp } from "#src/boot/assemble-app.ts";
import { brandOf } from "#src/boot/brand.ts";
import { portalSettingsOf } from "#src/boot/portal-settings-of.ts";
import { CORE_MODULES } from "#src/container/core-modules.ts";
import { PortalContainer } from "#src/container/portal-container.ts";
import { soapModule } from "#src/container/soap.module.ts";
import * as tokens from "#src/container/tokens.ts";
import type { FakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import type { MovableClock } from "#test/fakes/movable-clock.ts";
import { fakeBrowser, fakePorts, withPorts } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { useSynchronousDigest } from "./use-synchronous-digest.ts";
import { FaultyWire } from "./faulty-wire.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

const CUSTOMER_LOGIN = "m.brzezinska";
const PASSWORD = "Wiazka-2026";

/**
 * Portal without its screens: the real stores and SOAP adapters, a sandbox in the same process, and a clock that the
 * test moves.
 */
export interface Scene {
  readonly app: App;
  readonly wire: FaultyWire;
  readonly clock: MovableClock;
  readonly storage: FakeSessionStorage;
  /** Ports that a case calls directly. */
  readonly ports: { readonly session: SessionPort; readonly finance: FinancePort };
  /** Addresses that the portal navigated the window to, in order. */
  readonly left: readonly string[];
  /** Returns the number of notices that the role forbids an action. */
  readonly forbidden: () => number;
  /** Confirms the identity in the open session, as at the server, so that a sensitive write is executed. */
  confirmIdentity(): void;
  /** Returns the token of the first link in the outbox to the address; "" if there is none. */
  tokenOfLink(at: string): string;
  readonly credentials: { readonly login: string; readonly password: string };
}

const tenants = new Tenants(":memory:");
const sandbox = createSandboxApp(tenants, "dist", "dist-gallery");
let opened = 0;

/** Opens a portal without a session, on the `shared` tenant for reads or on its `own` tenant for writes. */
export async function openScene(kind: "shared" | "own" = "shared", login = CUSTOMER_LOGIN): Promise<Scene> {
  opened += 1;
  const tenant = kind === "shared" ? "faults" : `faults-${opened}`;
  const wire = new FaultyWire(async (_, request) => {
    request.headers.set("X-Sandbox-Tenant", tenant);
    const answer = await sandbox.fetch(request);
    if (answer.status !== 200) throw new Error(`the sandbox responded with ${answer.status}: ${await answer.text()}`);
    return answer.text();
  });
  vi.stubGlobal("fetch", wire.fetch);
  useSynchronousDigest();
  const fakes = createFakeBackend();
  const { clock, storage } = fakes;
  const configuration = aConfiguration({ hosts: { payment: ["ebok.test"], iframe: [] } });
  const left: string[] = [];
  // Ports outside SOAP and the core modules are fakes, as in the journeys.
  const { forms, tracking } = fakePorts(fakes);
  const container = new PortalContainer(withPorts({ forms, tracking }));
  for (const module of [{ ports: fakeBrowser(fakes, left) }, soapModule, ...CORE_MODULES]) container.add(module);
  const { root } = container;
  const app = assembleApp(container, { brand: brandOf(configuration), settings: portalSettingsOf(configuration) });
  // Loaded here, so that a case measures only its calls and not the loading of modules.
  await container.load("account-access", "action-links", "finance", "onboarding");
  const ports = { session: root.get(tokens.SESSION_PORT), finance: root.get(tokens.FINANCE_PORT) };
  let forbiddenCount = 0;
  storesOf(app).notices.onForbidden(() => {
    forbiddenCount += 1;
  });
  const tokenOfLink = (at: string): string => {
    const links = outboxOf(tenants.named(tenant).db).flatMap((message) => message.links);
    return links.find(({ href }) => href.startsWith(`${at}#token=`))?.href.slice(`${at}#token=`.length) ?? "";
  };
  return {
    app,
    wire,
    clock,
    storage,
    ports,
    left,
    tokenOfLink,
    confirmIdentity() {
      const server = tenants.named(tenant);
      const { current } = storesOf(app).session;
      if (current !== undefined) confirmSession(server.db, current.sessionId, server.now());
    },
    forbidden: () => forbiddenCount,
    credentials: { login, password: PASSWORD },
  };
}

/** Returns the SOAP gateway of the portal, for adapters that a case creates itself. */
export const gatewayOf = ({ container }: App): OperationGateway => container.root.get(tokens.OPERATION_GATEWAY);

/** Returns the values that the portal loads after every login. */
export function coreValuesOf(app: App) {
  const stores = storesOf(app);
  return [
    stores.client.data,
    stores.contact.data,
    stores.consents.consents,
    stores.siteContent.content,
    stores.siteContent.banners,
    stores.messages.messages,
    stores.messages.outages,
    stores.offers.history,
  ];
}

/** Logs in unless a session is open, and waits until the core values are loaded or have failed. */
export async function logIn(scene: Scene): Promise<void> {
  const { app, clock, credentials } = scene;
  if (storesOf(app).session.current !== undefined) return;
  const session = app.container.root.get(tokens.LOGIN_PORT).startSession(credentials);
  await advanceUntil(clock, 0, trackSettled(session));
  const outcome = await session;
  if (!outcome.ok) throw new Error(`login failed: ${outcome.failure.kind}`);
  app.openSession(outcome.value);
  scene.confirmIdentity();
  await advanceUntil(clock, 0, () => coreValuesOf(app).every(({ state }) => state.status !== "loading"));
}

/** Opens a portal, logs in and loads all core values. Throws if one of them fails. */
export async function openLoggedInScene(kind?: "shared" | "own", login?: string): Promise<Scene> {
  const scene = await openScene(kind, login);
  await logIn(scene);
  if (coreValuesOf(scene.app).some(({ state }) => state.status !== "ready"))
    throw new Error("a core value did not load");
  return scene;
}
