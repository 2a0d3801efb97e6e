import { expect, it } from "vitest";
import { aProduct, TODAY } from "#test/mothers/index.ts";
import { plusDays } from "../shared-kernel/index.ts";
import { contractEnding } from "./contract-ending.ts";

const NUMBER = "ABO/1";
const ending = (contractEnd = plusDays(TODAY, 30)) =>
  aProduct({ contractNumber: NUMBER, status: "DURING_RESIGNATION", contractEnd });

it("[WITHDRAW-95] names the end of a contract that is terminated or has ended", () => {
  const day = plusDays(TODAY, 30);
  expect(contractEnding(NUMBER, [ending()], TODAY)).toEqual({ day, isOver: false });
  expect(contractEnding(NUMBER, [ending(plusDays(TODAY, -1))], TODAY)?.isOver).toBe(true);
  const ended = aProduct({ contractNumber: NUMBER, status: "INACTIVE", contractEnd: undefined });
  expect(contractEnding(NUMBER, [ended], TODAY)).toEqual({ day: undefined, isOver: true });
});

it("(part of WITHDRAW-95) names no end of a running, withdrawn or unknown contract", () => {
  const running = aProduct({ contractNumber: NUMBER, status: "ACTIVE" });
  const withdrawn = aProduct({ contractNumber: NUMBER, status: "INACTIVE", withdrawnOn: TODAY });
  expect(contractEnding(NUMBER, [ending(), running], TODAY)).toBeUndefined();
  expect(contractEnding(NUMBER, [withdrawn], TODAY)).toBeUndefined();
  expect(contractEnding("ABO/2", [ending()], TODAY)).toBeUndefined();
});
