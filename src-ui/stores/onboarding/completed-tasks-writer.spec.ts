import { beforeEach, describe, expect, it } from "vitest";
import { ONBOARDING_TASKS, type StoredOnboardingFlag } from "#domain/onboarding/index.ts";
import {
  fakeOnboarding,
  fakeOnboardingFlags,
  type FakeOnboarding,
  type FakeOnboardingFlags,
} from "#test/fakes/fake-onboarding.ts";
import { aStoredOnboardingFlag, day } from "#test/mothers/index.ts";
import { CompletedTasksWriter } from "./completed-tasks-writer.ts";
import { OnboardingStore } from "./onboarding.store.ts";

let flags: FakeOnboardingFlags;
let onboarding: FakeOnboarding;
let store: OnboardingStore;
let logged: string[];
let celebrated: string[];
let tasks: CompletedTasksWriter;

function begin(storedFlags: readonly StoredOnboardingFlag[] = []): void {
  flags = fakeOnboardingFlags();
  onboarding = fakeOnboarding({ storedFlags });
  store = new OnboardingStore(onboarding);
  logged = [];
  celebrated = [];
  let made = 0;
  tasks = new CompletedTasksWriter({
    flags,
    onboarding: store,
    today: { today: day("2026-11-20") },
    idempotencyKeys: { next: () => `intent-${String((made += 1)).padStart(10, "0")}` },
    log: (what) => void logged.push(what),
    celebrate: (task) => void celebrated.push(task),
  });
}

beforeEach(() => begin());

describe("CompletedTasksWriter", () => {
  it("(part of SET-06) stores an onboarding task for 300 days, updates events, celebrates it", async () => {
    await tasks.markDone("setTheme");
    expect(flags.stored).toEqual([{ eventName: "setTheme", expirationDate: "2027-09-16" }]);
    expect(store.storedFlags.known).toContainEqual({
      eventName: "setTheme",
      eventSet: true,
      expirationDate: "2027-09-16",
    });
    expect([celebrated, logged]).toEqual([["setTheme"], []]);
  });

  it("(part of SET-05) stores and celebrates a repeated onboarding task once", async () => {
    await tasks.markDone("setTheme");
    await tasks.markDone("setTheme");
    expect([flags.stored.length, celebrated]).toEqual([1, ["setTheme"]]);
  });

  it("(part of SET-05) stores and celebrates an onboarding task once for two presses in a row", async () => {
    const release = flags.script.hold("save");
    const pressed = [tasks.markDone("setTheme"), tasks.markDone("setTheme")];
    await Promise.resolve();
    release();
    await Promise.all(pressed);
    expect([flags.stored.length, celebrated]).toEqual([1, ["setTheme"]]);
  });

  it("(part of SET-05) does not celebrate an onboarding task when the former flags are unknown", async () => {
    onboarding.script.failNext("load", { kind: "unreachable" });
    await tasks.markDone("setTheme");
    expect([flags.stored.length, celebrated, store.storedFlags.known]).toEqual([1, [], undefined]);
  });

  it("(part of EINV-02) renews the flag of a done task for 300 days without celebrating it", async () => {
    begin([aStoredOnboardingFlag({ eventName: "eInvoiceActivate", expirationDate: day("2026-11-25") })]);
    await store.storedFlags.load();
    await tasks.renew("eInvoiceActivate");
    const stored = { eventName: "eInvoiceActivate", expirationDate: "2027-09-16" };
    expect([flags.stored, celebrated]).toEqual([[stored], []]);
    expect(store.storedFlags.known).toEqual([{ ...stored, eventSet: true }]);
    flags.script.failNext("save", { kind: "http", status: 400 });
    await tasks.renew("eInvoiceActivate");
    expect(logged).toEqual(["onboarding flag not stored: eInvoiceActivate"]);
  });

  it("(part of SET-06) stores an onboarding task again after its flag has expired", async () => {
    begin([aStoredOnboardingFlag({ eventName: "setTheme", expirationDate: day("2026-11-19") })]);
    await tasks.markDone("setTheme");
    expect(flags.stored).toHaveLength(1);
  });

  it("(part of SET-06) only logs an unknown name of an onboarding task", async () => {
    await tasks.markDone("setthemes");
    expect([flags.stored, celebrated, logged]).toEqual([[], [], ["no onboarding flag: setthemes"]]);
    expect(onboarding.script.calls).toEqual([]);
  });

  it("(part of SET-06) repeats an onboarding task with the same key after an invalid response", async () => {
    const intents: string[] = [];
    const port = fakeOnboardingFlags();
    port.script.failNext("save", { kind: "malformed", why: "wrong-field" });
    const dependencies = {
      flags: {
        save: (flag: Parameters<typeof port.save>[0]) => {
          intents.push(flag.idempotencyKey);
          return port.save(flag);
        },
      },
      onboarding: store,
      today: { today: day("2026-11-20") },
      idempotencyKeys: { next: () => `intent-${intents.length}-0123456789` },
      log: (what: string) => void logged.push(what),
      celebrate: (task: string) => void celebrated.push(task),
    };
    const once = new CompletedTasksWriter(dependencies);
    await once.markDone("setTheme");
    expect([celebrated, logged]).toEqual([[], ["onboarding flag not stored: setTheme"]]);
    await once.markDone("setTheme");
    expect(celebrated).toEqual(["setTheme"]);
    expect(new Set(intents).size).toBe(1);
  });

  it("[SET-06] reads and stores the six onboarding flags, expiring in 300 days or at a given date", async () => {
    begin(
      ONBOARDING_TASKS.map((eventName, index) =>
        aStoredOnboardingFlag({ eventName, expirationDate: day(index % 2 === 0 ? "2026-11-20" : "2026-11-19") }),
      ),
    );
    for (const task of ONBOARDING_TASKS) await tasks.markDone(task, task === "setCustomLogin" ? 10 : undefined);
    expect(flags.stored).toEqual([
      { eventName: "personalDataConfirm", expirationDate: "2027-09-16" },
      { eventName: "eInvoiceActivate", expirationDate: "2027-09-16" },
      { eventName: "setCustomLogin", expirationDate: "2026-11-30" },
    ]);
    expect([...(store.storedFlags.known ?? [])].map(({ eventName }) => eventName).toSorted()).toEqual(
      [...ONBOARDING_TASKS].toSorted(),
    );
    expect(logged).toEqual([]);
    await tasks.markDone("setNothing");
    expect([flags.stored.length, logged]).toEqual([3, ["no onboarding flag: setNothing"]]);
    begin();
    flags.script.failNext("save", { kind: "malformed", why: "wrong-field" });
    await tasks.markDone("setTheme");
    expect([flags.stored, celebrated, store.storedFlags.known, logged]).toEqual([
      [],
      [],
      [],
      ["onboarding flag not stored: setTheme"],
    ]);
  });
});
