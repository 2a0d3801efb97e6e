import { expect, it } from "vitest";
import { TODAY, aProduct, day } from "#test/mothers/index.ts";
import { bookedAppointments, endBeforeAppointment, type ServiceEnds } from "./booked-appointments.ts";

const visitOn = (from: string) => {
  const start = Date.parse(`${from}T10:00:00+01:00`);
  return { slotId: from, from: start, to: start + 1, address: undefined, changeableUntil: undefined };
};
const named = (name: string) => ({ name, fullName: undefined, customName: undefined });

it("(part of OFFER-93) lists each appointment from today on once, with its services", () => {
  const products = [
    aProduct({ ...named("Internet"), moveOn: day("2026-12-21"), visit: visitOn("2026-12-01") }),
    aProduct({ ...named("Telewizja"), moveOn: day("2026-12-21"), visit: visitOn("2026-11-19") }),
    aProduct({ ...named("Dawna"), status: "RESIGNED", moveOn: day("2026-12-21") }),
  ];
  const listed = bookedAppointments(products, TODAY);
  expect(listed.map((one) => [one.kind, one.day, one.services.map(({ name }) => name)])).toEqual([
    ["visit", "2026-12-01", ["Internet"]],
    ["move", "2026-12-21", ["Internet", "Telewizja"]],
  ]);
});

const startOn = (on: string | undefined, isStartFixed = true, isCertain = true): ServiceEnds["replacement"] => ({
  day: on === undefined ? undefined : day(on),
  isStartFixed,
  isCertain,
});
const NO_ENDS: ServiceEnds = { contractEnd: undefined, portingOn: undefined, replacement: undefined };

it.each<[string, Partial<ServiceEnds>, { readonly day: string | undefined } | undefined]>([
  ["nothing ends the service", {}, undefined],
  ["an order replaces it before", { replacement: startOn("2026-12-04") }, { day: "2026-12-04" }],
  ["an order replaces it before at the latest", { replacement: startOn("2026-12-04", false) }, { day: "2026-12-04" }],
  ["an order replaces it on that day", { replacement: startOn("2026-12-21") }, undefined],
  ["an order replaces it on that day at the latest", { replacement: startOn("2026-12-21", false) }, { day: undefined }],
  ["an order replaces it after", { replacement: startOn("2026-12-31") }, undefined],
  ["an order replaces it after at the latest", { replacement: startOn("2026-12-31", false) }, { day: undefined }],
  ["an order replaces it on an unknown day", { replacement: startOn(undefined) }, { day: undefined }],
  ["an order may replace it before", { replacement: startOn("2026-12-04", true, false) }, { day: undefined }],
  ["an order may replace it after", { replacement: startOn("2026-12-31", true, false) }, undefined],
  ["an order is late", { replacement: startOn("2026-11-10") }, { day: undefined }],
  ["the contract ends before", { contractEnd: day("2026-12-20") }, { day: "2026-12-20" }],
  ["the contract ends after", { contractEnd: day("2026-12-31") }, undefined],
  [
    "its number moves before both",
    { contractEnd: day("2026-12-31"), portingOn: day("2026-12-10"), replacement: startOn("2026-12-15") },
    { day: "2026-12-10" },
  ],
])("(part of SERV-96) finds the end of a service before an appointment when %s", (_what, ends, expected) => {
  expect(endBeforeAppointment(day("2026-12-21"), { ...NO_ENDS, ...ends }, TODAY)).toEqual(expected);
});
