import { expect, it } from "vitest";
import { anAddress, aProduct } from "#test/mothers/index.ts";
import { aDecoder } from "#test/mothers/wifi.mother.ts";
import { deviceAddresses } from "./device-addresses.ts";

const service = (serialNumber: string, houseNumber: string) =>
  aProduct({
    productId: serialNumber,
    address: anAddress({ street: "ul. Jantarowa", houseNumber, flatNumber: undefined, city: "Gdynia" }),
    hardware: [{ model: "Dekoder", note: undefined, caCard: undefined, serialNumber }],
  });
const [first, second, other] = ["S-1", "S-2", "S-3"].map((serialNumber) =>
  aDecoder({ serialNumber, caCard: undefined }),
);

it("[DEV-09] returns the addresses of decoders that are at several addresses", () => {
  const decoders = [first, second, other].filter((one) => one !== undefined);
  expect([...deviceAddresses(decoders, [service("S-1", "2"), service("S-2", "4")]).values()]).toEqual([
    "ul. Jantarowa 2, Gdynia",
    "ul. Jantarowa 4, Gdynia",
  ]);
  expect(deviceAddresses(decoders, [service("S-1", "2"), service("S-2", "2")]).size).toBe(0);
  expect(deviceAddresses(decoders, []).size).toBe(0);
});
