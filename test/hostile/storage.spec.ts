// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";
import { BrowserChatMemoryAdapter } from "#adapters/storage/browser-chat-memory.adapter.ts";
import { LocalPermissionsRefreshAdapter } from "#adapters/storage/local-permissions-refresh.adapter.ts";
import { LocalSiteContentCacheAdapter } from "#adapters/storage/local-site-content-cache.adapter.ts";
import { LocalWelcomeMarksAdapter } from "#adapters/storage/local-welcome-marks.adapter.ts";
import { SessionDiagnosticsModeAdapter } from "#adapters/storage/session-diagnostics-mode.adapter.ts";
import { SessionDraftsAdapter } from "#adapters/storage/session-drafts.adapter.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { formatStoredSession } from "#adapters/storage/stored-session.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { ROUTES, routeAt, takeReturnTarget } from "#domain/navigation/index.ts";
import { createPageServices } from "#src/container/page.module.ts";
import { createPortalRouter } from "#src/router.tsx";
import { openChatTab } from "#test/fakes/open-chat-tab.ts";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { modelRuns } from "#test/models/runs.ts";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { ErrorReporter } from "#ui/stores/tracking/error-reporter.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { hostileJson, hostileText, withHostileValue, type Replacement } from "./hostile-values.ts";

// The start only: the portal behind it never loads.
vi.mock("../../src/boot/portal-loader.ts", () => ({ createPortalLoader: () => () => new Promise(() => undefined) }));

const USUAL_RUNS = 100;
const OWNER = "u-1/4127830";

/** A valid value of each key, by the storage that holds it. JSON is damaged inside, other texts as a whole. */
const STORED: Readonly<Record<"local" | "session", Readonly<Record<string, unknown>>>> = {
  local: {
    "ebok.session": JSON.parse(formatStoredSession({ session: aSession(), deadline: START + 900_000 })),
    "ebok.chat.open": "1",
    "ebok.chat.talk": { id: "c-1", owner: OWNER, seen: 3, topic: "technical" },
    "ebok.chat.sound": "1",
    "ebok.chat.left": OWNER,
    "ebok.widget": "abc def",
    "ebok.check": "1795000000000",
    "ebok.language": "uk",
    "ebok.language.saved": "1",
    "ebok.language.login": "s-1",
    "ebok.permissions": `1795000000000 ${OWNER}`,
    "ebok.site": {
      version: 1,
      account: "4127830",
      content: { readAt: START, value: [["a", "b"]] },
      banners: {
        readAt: START,
        value: [{ bannerId: "b", order: 1, expirationDate: "2026-12-31", resourceUrl: "/a.png" }],
      },
    },
  },
  session: {
    "ebok.return": "/invoice?pay=all",
    "ebok.return.owner": "u-1",
    "ebok.reloaded": "/invoice",
    "ebok.carried": "m.brzezinska",
    [`ebok.draft.request ${OWNER}`]: {
      version: 1,
      owner: OWNER,
      savedAt: START,
      values: { text: "a", options: ["b"] },
    },
    "ebok.chat.outbox": { talk: "c-1", own: [{ id: "i-1", text: "a", at: START, sentAt: START }] },
    "ebok.chat.unsent": { owner: OWNER, texts: ["a"] },

    "ebok.diagnose": "open",
    "ebok.unreported-errors": [{ at: START, pathname: "/index", words: ["a"], componentStack: "at A" }],
  },
};

const KEYS = (["local", "session"] as const).flatMap((storage) =>
  Object.keys(STORED[storage]).map((key) => [storage, key] as const),
);

/** Names of cookies, locks and channels, whose values no page reads from the storage. */
const OTHER_NAMES = ["ebok.account", "ebok.app", "ebok.chat.lead", "ebok.context", "ebok.cookies", "ebok.theme"];

/** Returns every name in the code that begins as the portal's keys do; a key that is composed ends with a dot. */
function namesInCode(): ReadonlySet<string> {
  const files = ["src", "src-adapters", "src-domain", "src-ui"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(ROOT, folder, file)),
  );
  return new Set(
    files
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"(ebok\.[\w.-]+)"/g)])
      .map(([, name = ""]) => name),
  );
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function fill(storage: "local" | "session", key: string, replacement: Replacement, place: number): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [one, name] of KEYS) {
    const valid = STORED[one][name];
    const value = one === storage && name === key ? withHostileValue(valid, replacement, place) : valid;
    (one === "local" ? window.localStorage : window.sessionStorage).setItem(name, textOf(value));
  }
}

/** Window whose listeners and console the next start does not inherit. */
function aPage(): typeof window {
  const ignore = (): void => undefined;
  return Object.create(window, {
    addEventListener: { value: ignore },
    console: { value: { error: ignore, warn: ignore } },
  });
}

/** Reads everything that the portal has stored, as its start does. */
async function start(): Promise<void> {
  const clock = movableClock();
  const [local, session] = [() => window.localStorage, () => window.sessionStorage];
  const tracking = new HttpTrackingAdapter({
    base: "",
    send: () => Promise.resolve(),
    release: "1",
    supportCode: "A",
  });
  const recorder = new PageErrorRecorder({
    page: aPage(),
    now: () => START,
    loadReceiver: () => Promise.resolve(new ErrorReporter({ delay: (run) => run(), tracking })),
  });
  recorder.start()();
  window.history.replaceState(null, "", "/");
  const router = createPortalRouter(aConfiguration(), createPageServices(aPage()));
  expect(router.state.errors).toBeNull();
  router.dispose();

  const target = takeReturnTarget(new SessionReturnAddressAdapter(session), { userId: "u-1" });
  const route = routeAt(new URL(target ?? "/index", window.location.href).pathname);
  expect(route !== undefined && ROUTES[route].audience).toBe("customer");
  const drafts = new Drafts(new SessionDraftsAdapter(session), { now: () => START });
  drafts.open(OWNER);
  drafts.of("request").read();
  new LocalSiteContentCacheAdapter(local).read();
  new LocalWelcomeMarksAdapter(local).read();
  new SessionDiagnosticsModeAdapter(session).isCollapsed();
  new LocalPermissionsRefreshAdapter(local).read(OWNER);
  const { store } = openChatTab({ memory: new BrowserChatMemoryAdapter(window), clock, owner: OWNER });
  store.show();
  await clock.advance(0);
  expect(store.lines.length).toBeLessThan(10);
}

beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

it("(part of SEC-06) tries every key of the storage that the code has", () => {
  const keys = KEYS.map(([, key]) => key);
  const missing = [...namesInCode()]
    .filter((name) => !OTHER_NAMES.includes(name))
    .filter((name) => !keys.some((key) => key === name || (name.endsWith(".") && key.startsWith(name))));
  expect(missing).toEqual([]);
});

it("[SEC-06] starts with one hostile value in any key of the storage", async () => {
  const other = fc.oneof(hostileJson, hostileText);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...KEYS),
      fc.record({ choice: fc.nat(1_000), other }),
      fc.nat(30),
      async ([storage, key], replacement, place) => {
        fill(storage, key, replacement, place);
        await start();
      },
    ),
    {
      numRuns: modelRuns() ?? USUAL_RUNS,
      examples: [
        [["session", "ebok.chat.outbox"], { choice: 0, other: 8.64e15 }, 6],
        [["session", "ebok.unreported-errors"], { choice: 0, other: 1e308 }, 2],
      ],
    },
  );
});
