import { expect, it } from "vitest";
import { shouldShowFloatingBar } from "./floating-bar.policy.ts";

it("[NAV-10] shows quick actions on ordinary pages, but not on a decision", () => {
  expect(shouldShowFloatingBar("index")).toBe(true);
  expect(shouldShowFloatingBar(undefined)).toBe(true);
  expect(shouldShowFloatingBar("yourOffer")).toBe(false);
});
