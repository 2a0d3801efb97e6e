import { expect, it } from "vitest";
import { anAddress, anOfferProduct, aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { withdrawalSubject } from "./withdrawal-subject.ts";

const TODAY = day("2026-11-29");
const INTERNET = aProduct({
  name: "Internet 600 Mb/s",
  fullName: undefined,
  address: anAddress(),
  contractNumber: "ABO/1/26",
  orderNumber: "2026/117020",
  withdrawalUntil: day("2026-12-04"),
  visit: {
    slotId: "1",
    from: Date.UTC(2026, 11, 7, 9),
    to: Date.UTC(2026, 11, 7, 11),
    address: undefined,
    changeableUntil: undefined,
  },
});
const subject = (number: string, changes: Partial<typeof INTERNET> = {}, orders = [someOfferDetails()]) =>
  withdrawalSubject(number, { products: [{ ...INTERNET, ...changes }], orders }, TODAY);

it("[WITHDRAW-34] names service, address and visit of a typed number of a contract or an order", () => {
  const found = {
    services: [{ name: "Internet 600 Mb/s" }],
    address: INTERNET.address,
    visits: ["2026-12-07"],
    formerTerms: undefined,
    replacesService: false,
    equipment: undefined,
  };
  expect(subject("abo 1 26")).toEqual(found);
  expect(subject("2026/117020")).toEqual(found);
});

it("(part of WITHDRAW-34) cancels no visit of a service that goes on", () => {
  expect(subject("ABO/1/26", { restoresFormerTerms: true })).toMatchObject({
    visits: [],
    formerTerms: { kind: "going-on" },
  });
  expect(subject("ABO/2/26")).toBeUndefined();
  expect(subject("ABO/1/26", { withdrawalUntil: undefined })).toBeUndefined();
});

it.each([
  ["a new tariff that has begun", "2026-11-29", true],
  ["a new tariff that begins tomorrow", "2026-11-30", false],
  ["an extension", undefined, false],
])("(part of WITHDRAW-15) says whether a service has been replaced: %s", (_what, activatedOn, replacesService) => {
  const changes = { restoresFormerTerms: true, activatedOn: activatedOn === undefined ? undefined : day(activatedOn) };
  expect(subject("ABO/1/26", changes)).toMatchObject({ replacesService });
});

it.each([
  ["its commitment", { activatedOn: day("2026-11-19"), commitmentFrom: day("2026-11-20") }, false],
  ["its order, without a commitment", { activatedOn: day("2025-03-11"), commitmentFrom: undefined }, false],
  ["neither", { activatedOn: day("2026-11-20"), commitmentFrom: day("2026-11-20") }, true],
  ["neither, without a commitment", { activatedOn: day("2026-11-20"), commitmentFrom: undefined }, true],
])("(part of WITHDRAW-15) knows an extension by a service that worked before %s", (_what, changes, replacesService) => {
  expect(subject("ABO/1/26", { restoresFormerTerms: true, ...changes })).toMatchObject({ replacesService });
});

it("(part of WITHDRAW-34) cancels no visit of a past day", () => {
  const visitOn = (dayOfMonth: number) => ({
    visit: {
      slotId: "1",
      from: Date.UTC(2026, 10, dayOfMonth, 9),
      to: Date.UTC(2026, 10, dayOfMonth, 11),
      address: undefined,
      changeableUntil: undefined,
    },
  });
  expect(subject("ABO/1/26", visitOn(28))?.visits).toEqual([]);
  expect(subject("ABO/1/26", visitOn(29))?.visits).toEqual(["2026-11-29"]);
});

it.each([
  ["two addresses without ids", anAddress({ addressId: "" }), anAddress({ addressId: "", flatNumber: "9" }), false],
  ["one address without an id", anAddress({ addressId: "" }), anAddress({ addressId: "" }), true],
  ["a known and an unknown address", anAddress(), undefined, false],
  ["two unknown addresses", undefined, undefined, false],
])("(part of WITHDRAW-34) names an address only if all services share it: %s", (_what, address, other, isNamed) => {
  const products = [
    { ...INTERNET, address },
    { ...INTERNET, productId: "P-2", address: other },
  ];
  const found = withdrawalSubject("ABO/1/26", { products, orders: [] }, TODAY);
  expect(found?.address).toEqual(isNamed ? address : undefined);
});

it("(part of WITHDRAW-34) names the services of an order, or its title without any", () => {
  const [phone, television] = [anOfferProduct({ name: "Bez Limitu" }), anOfferProduct({ name: "Telewizja" })];
  const order = someOfferDetails({ processNumber: "2026/5", title: "Telefon taniej", products: [phone] });
  const two = { ...order, products: [phone, { ...television, withdrawnOn: TODAY }] };
  expect(subject("2026/5", {}, [order])?.services).toEqual([{ name: "Bez Limitu" }]);
  expect(subject("2026/5", {}, [two])?.services).toEqual([{ name: "Bez Limitu" }]);
  expect(subject("2026/5", {}, [{ ...order, products: [] }])?.services).toEqual([{ name: "Telefon taniej" }]);
});

it("(part of WITHDRAW-34) names the address of an order if a service has it", () => {
  const order = someOfferDetails({ processNumber: "2026/5", addressId: INTERNET.address?.addressId });
  expect(subject("2026/5", {}, [order])?.address).toEqual(INTERNET.address);
  expect(subject("2026/5", {}, [{ ...order, addressId: "other" }])?.address).toBeUndefined();
  expect(subject("2026/5", { address: undefined }, [{ ...order, addressId: undefined }])?.address).toBeUndefined();
});

it("(part of WITHDRAW-34) names the equipment of the order of a service, and none if none came", () => {
  const equipment = ["Router WB-BE9300", "karta SIM (Bez Limitu)"];
  const order = someOfferDetails({ processNumber: "2026/117020", equipment });
  expect(subject("ABO/1/26", {}, [order])?.equipment).toEqual(equipment);
  expect(subject("2026/117020", { withdrawalUntil: undefined }, [{ ...order, equipment: [] }])?.equipment).toEqual([]);
  expect(subject("ABO/1/26")?.equipment).toBeUndefined();
});
