import { vi } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { createApp } from "#sandbox/http/app.ts";
import { Worlds } from "#sandbox/world/worlds.ts";
import type { FinancePort } from "#domain/finance/index.ts";
import type { SessionPort } from "#domain/session/index.ts";
import type { App } from "#src/boot/app.ts";
import { assembleApp } from "#src/boot/assemble-app.ts";
import { brandOf } from "#src/boot/brand.ts";
import { settingsOf } from "#src/boot/settings.ts";
import { buildContainer } from "#src/container/build-container.ts";
import * as tokens from "#src/container/tokens.ts";
import { wirePorts } from "#src/container/wire-ports.ts";
import { fakeTabLock } from "#test/fakes/fake-contexts.ts";
import type { FakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import type { MovableClock } from "#test/fakes/movable-clock.ts";
import { aWorld, portsOf } from "#test/journeys/support/world.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { digestAtOnce } from "./digests.ts";
import { FaultyWire } from "./faulty-wire.ts";
import { answered, passUntil } from "./passing.ts";

const LOGIN = "m.brzezinska";
const PASSWORD = "Wiazka-2026";

/**
 * The portal but for its screens: real stores over the real wire, to a sandbox in the same process, by a clock that the
 * test moves.
 */
export interface Scene {
  readonly app: App;
  readonly wire: FaultyWire;
  readonly clock: MovableClock;
  readonly storage: FakeSessionStorage;
  /** Ports that no store of the frame keeps. */
  readonly ports: { readonly session: SessionPort; readonly finance: FinancePort };
  /** Where the window was sent to. */
  readonly left: readonly string[];
  /** How often the role was said to forbid something. */
  readonly forbidden: () => number;
  /** The token of the newest message's link to an address. */
  tokenOfLink(at: string): string;
  /** Who logs in. */
  readonly credentials: { readonly login: string; readonly password: string };
}

const worlds = new Worlds(":memory:");
const sandbox = createApp(worlds, "dist", "dist-gallery");
let opened = 0;

/** A portal in a world that many look at, or in one of its `own`, for what changes something. Nobody is in yet. */
export async function openScene(kind: "shared" | "own" = "shared", login = LOGIN): Promise<Scene> {
  opened += 1;
  const world = kind === "shared" ? "faults" : `faults-${opened}`;
  const wire = new FaultyWire(async (_, request) => {
    request.headers.set("X-Sandbox-World", world);
    const answer = await sandbox.fetch(request);
    if (answer.status !== 200) throw new Error(`the sandbox answers ${answer.status}: ${await answer.text()}`);
    return answer.text();
  });
  vi.stubGlobal("fetch", wire.fetch);
  digestAtOnce();
  const fakes = aWorld();
  const { clock, storage } = fakes;
  const configuration = aConfiguration({ hosts: { payment: ["ebok.test"], iframe: [] } });
  const settings = settingsOf(configuration);
  const parts = { settings, storage, page: window, chatPath: configuration.chat.path, log: () => undefined };
  const container = buildContainer(parts);
  container.unbind(tokens.CLOCK);
  container.bind(tokens.CLOCK).toConstantValue(clock);
  const onWire = await wirePorts(container, parts);
  // how long a module takes to load is no fault of the wire
  const [finance] = await Promise.all([
    onWire.finance(),
    onWire.onboarding(),
    onWire.gettingIn(),
    onWire.contexts(),
    onWire.rare(),
  ]);
  const ports = { session: onWire.session, finance };
  const left: string[] = [];
  const app = assembleApp(
    {
      // what is neither wire nor frame is a fake, as in the journeys
      ...portsOf(fakes),
      ...onWire,
      contexts: async () => ({ ...(await onWire.contexts()), lock: fakeTabLock() }),
    },
    {
      brand: brandOf(configuration),
      settings,
      clipboard: { write: () => Promise.resolve(true) },
      leaveFor: (url) => void left.push(url),
    },
  );
  let forbade = 0;
  app.stores.notices.onForbidden(() => {
    forbade += 1;
  });
  const tokenOfLink = (at: string): string => {
    const links = outboxOf(worlds.named(world).db).flatMap((message) => message.links);
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
    forbidden: () => forbade,
    credentials: { login, password: PASSWORD },
  };
}

/** What is read as soon as somebody is in. */
export function core({ stores }: App) {
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

/** Logs in where nobody is in, and waits until everything that the frame reads is there or has failed. */
export async function logIn({ app, clock, credentials }: Scene): Promise<void> {
  if (app.stores.session.current !== undefined) return;
  const session = app.login.startSession(credentials);
  await passUntil(clock, 0, answered(session));
  const outcome = await session;
  if (!outcome.ok) throw new Error(`nobody can log in: ${outcome.failure.kind}`);
  app.enter(outcome.value);
  await passUntil(clock, 0, () => core(app).every(({ state }) => state.status !== "loading"));
}

/** A portal with a customer in it, who has seen everything. */
export async function openScenePastLogin(kind?: "shared" | "own", login?: string): Promise<Scene> {
  const scene = await openScene(kind, login);
  await logIn(scene);
  if (core(scene.app).some(({ state }) => state.status !== "ready"))
    throw new Error("a part of the portal does not come");
  return scene;
}
