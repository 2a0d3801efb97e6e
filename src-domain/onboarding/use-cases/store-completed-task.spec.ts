import { describe, expect, it } from "vitest";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aStoredOnboardingFlag, day } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { StoredOnboardingFlag, OnboardingFlag } from "../onboarding.ts";
import { storeCompletedTask } from "./store-completed-task.ts";

const FLAG: OnboardingFlag = { eventName: "setTheme", expirationDate: day("2027-09-16") };

function opened(reread?: readonly StoredOnboardingFlag[]) {
  const flags = fakeOnboardingFlags();
  const ports = { flags, reload: () => Promise.resolve(reread), today: () => day("2026-11-20") };
  return { flags, send: () => storeCompletedTask(ports, FLAG, formIdempotencyKey("intent-0000000001")) };
}

describe("storeCompletedTask", () => {
  it("[SET-06] stores the onboarding flag once", async () => {
    const { flags, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: FLAG });
    expect(flags.stored).toEqual([FLAG]);
  });

  it.each<[string, readonly StoredOnboardingFlag[] | undefined]>([
    ["found-done", [aStoredOnboardingFlag({ ...FLAG, eventSet: true })]],
    ["unknown", [aStoredOnboardingFlag({ eventName: "setTheme", expirationDate: day("2026-11-19") })]],
    ["unknown", []],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the flags are read as %j", async (kind, reread) => {
    const { flags, send } = opened(reread);
    flags.script.failNext("save", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("returns not-done when the onboarding flag request is rejected", async () => {
    const { flags, send } = opened();
    flags.script.failNext("save", { kind: "http", status: 400 });
    expect(await send()).toMatchObject({ kind: "not-done" });
  });

  it("takes a new key for another onboarding task or expiry after a lost response", async () => {
    const inputs: readonly OnboardingFlag[] = [
      FLAG,
      FLAG,
      { ...FLAG, eventName: "setCustomLogin" },
      { ...FLAG, expirationDate: day("2027-09-17") },
    ];
    const keys = await idempotencyKeysOfUnansweredWrites(inputs, (flag, save, key) =>
      storeCompletedTask(
        { flags: { save }, reload: () => Promise.resolve(undefined), today: () => day("2026-11-20") },
        flag,
        key,
      ),
    );
    expect(keys).toEqual([1, 1, 2, 3]);
  });
});
