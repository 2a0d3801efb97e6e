import { expect, it } from "vitest";
import { anAddress, aProduct, day } from "#test/mothers/index.ts";
import {
  contractsOf,
  contractStage,
  hasOpenContract,
  isContractLastingAfter,
  openWithdrawalUntil,
  type ContractStage,
} from "./contracts.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "./product.ts";

const STAGES: Readonly<Record<ProductStatus, ContractStage>> = {
  ORDERED: "ordered",
  ACTIVE: "running",
  SUSPENDED: "running",
  DURING_RESIGNATION: "ending",
  INACTIVE: "ended",
  RESIGNED: "ended",
};

it.each(PRODUCT_STATUSES)("derives the stage of a contract from the status %s and a withdrawal", (status) => {
  const today = day("2026-11-20");
  expect(contractStage(aProduct({ status }))).toBe(STAGES[status]);
  expect(contractStage(aProduct({ status, withdrawnOn: today }))).toBe("withdrawn");
  expect(hasOpenContract([aProduct({ status: "INACTIVE" }), aProduct({ status })])).toBe(STAGES[status] !== "ended");
  expect(hasOpenContract([aProduct({ status, withdrawnOn: today })])).toBe(false);
  const isLasting = STAGES[status] === "running" || STAGES[status] === "ordered";
  expect(isContractLastingAfter(aProduct({ status, contractEnd: undefined }), today)).toBe(isLasting);
  const window = aProduct({ status, withdrawalUntil: today });
  expect(openWithdrawalUntil(window, today)).toBe(STAGES[status] === "ended" ? undefined : today);
  expect(openWithdrawalUntil(window, day("2026-11-21"))).toBeUndefined();
});

it("lists each contract once from the start of its first product, newest first", () => {
  const at = (city: string) => anAddress({ city });
  const contracts = contractsOf([
    aProduct({ productId: "P-1", contractNumber: "A/25", contractStart: day("2025-04-01"), address: at("Gdańsk") }),
    aProduct({ productId: "P-2", contractNumber: "B/26", contractStart: day("2026-11-27"), address: at("Żukowo") }),
    aProduct({ productId: "P-3", contractNumber: "A/25", contractStart: day("2025-03-01"), address: at("Gdynia") }),
    aProduct({ productId: "P-4", contractNumber: "A/25", contractStart: undefined, address: at("Gdańsk") }),
    aProduct({ productId: "P-5", contractNumber: "C/1", contractStart: undefined, address: undefined }),
    aProduct({ productId: "P-6", contractNumber: undefined }),
    aProduct({ productId: "P-7", contractNumber: "OLD/1", status: "RESIGNED" }),
  ]);
  expect(
    contracts.map(({ services, ...contract }) => ({ ...contract, services: services.map((one) => one.productId) })),
  ).toEqual([
    { number: "B/26", since: "2026-11-27", cities: ["Żukowo"], services: ["P-2"] },
    { number: "A/25", since: "2025-03-01", cities: ["Gdańsk", "Gdynia"], services: ["P-1", "P-3", "P-4"] },
    { number: "C/1", since: undefined, cities: [], services: ["P-5"] },
  ]);
});

it("names each service of a contract as the customer does", () => {
  const [contract] = contractsOf([
    aProduct({ productId: "P-2", contractNumber: "A/25", category: "devices", customName: "Dom" }),
  ]);
  expect(contract?.services).toEqual([{ productId: "P-2", name: "Dom", isCustomName: true, category: "devices" }]);
});
