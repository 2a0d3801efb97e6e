import { describe, expect, it } from "vitest";
import { mayTakeOver, type RunningWork } from "./may-take-over.ts";
import type { RouteName } from "./routes.ts";

const NONE: RunningWork = {
  isWriting: false,
  hasUnsavedForm: false,
  isChatOpen: false,
  hasOpenDialog: false,
  hasToast: false,
};

describe("mayTakeOver", () => {
  it("[SW-03] lets a new release take over between two pages when nothing is running", () => {
    expect(mayTakeOver("index", "invoice", NONE)).toBe(true);
    expect(mayTakeOver("invoice", "myServices", NONE)).toBe(true);
  });

  it.each(Object.keys(NONE))("(part of SW-03) keeps the open release while %s", (work) => {
    expect(mayTakeOver("index", "invoice", { ...NONE, [work]: true })).toBe(false);
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
    expect(mayTakeOver(from, to, NONE)).toBe(false);
  });
});
