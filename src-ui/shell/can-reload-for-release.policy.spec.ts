import { describe, expect, it } from "vitest";
import { canReloadForRelease, type RunningWork } from "./can-reload-for-release.policy.ts";
import type { RouteName } from "#domain/navigation/routes.ts";

const NONE: RunningWork = {
  isWriting: false,
  hasUnsavedForm: false,
  isChatOpen: false,
  hasOpenDialog: false,
  hasToast: false,
};

describe("canReloadForRelease", () => {
  it("[SW-03] allows a reload with a new release between two pages when nothing is running", () => {
    expect(canReloadForRelease("index", "invoice", NONE)).toBe(true);
    expect(canReloadForRelease("invoice", "myServices", NONE)).toBe(true);
  });

  it.each(Object.keys(NONE))("(part of SW-03) keeps the open release while %s", (work) => {
    expect(canReloadForRelease("index", "invoice", { ...NONE, [work]: true })).toBe(false);
  });

  it.each<[RouteName | undefined, RouteName | undefined]>([
    ["invoice", "invoice"],
    [undefined, "invoice"],
    ["invoice", undefined],
    ["invoice", "paymentComplete"],
    ["paymentComplete", "invoice"],
    ["messages", "supportRequest"],
    ["loginToken", "index"],
  ])("(part of SW-03) keeps the open release between %s and %s", (from, to) => {
    expect(canReloadForRelease(from, to, NONE)).toBe(false);
  });
});
