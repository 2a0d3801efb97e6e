import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { fakeProducts } from "#test/fakes/fake-products.ts";
import { productsPortContract } from "./products-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const channel = (number: number) => ({
  number,
  name: `Kanał ${number}`,
  genre: "Ogólne",
  packageName: "Podstawowy",
  hd: false,
});
const parameter = (name: string, editable: boolean) => ({ parameter: name, description: name, value: false, editable });
const METHODS = [
  "rename",
  "channels",
  "move",
  "changeMove",
  "appointments",
  "book",
  "cancelVisit",
  "mobile",
  "setParameter",
  "premiumNumbers",
  "setPremiumNumbers",
  "requestContact",
] as const;

productsPortContract("fake", async () => {
  const port = fakeProducts({
    products: ["TV", "NET", "MOB"],
    guides: { G: [channel(1), channel(2)] },
    moved: ["TV"],
    visited: ["TV", "NET"],
    mobiles: {
      MOB: {
        state: "active",
        number: "601234567",
        dataLimit: 1024,
        dataUsed: 12,
        parameters: [parameter("ROAMING", true), parameter("LIMIT", false)],
      },
    },
  });
  return {
    port,
    television: "TV",
    guideId: "G",
    internet: "NET",
    mobile: "MOB",
    editable: "ROAMING",
    locked: "LIMIT",
    breakDown: () => port.script.breakDown(...METHODS),
  };
});

const newWire = useSandbox();

async function logInCustomer(login = "m.brzezinska") {
  const wire = newWire();
  await wire.logIn(login);
  return { wire, port: new SoapProductsAdapter(wire.gateway), account: new SoapAccountAdapter(wire.gateway) };
}

productsPortContract("SOAP", async () => {
  const { wire, port } = await logInCustomer();
  return {
    port,
    television: "4127830-01",
    guideId: "PREMIUM-214",
    internet: "4127830-02",
    mobile: "4127830-03",
    editable: "ROAMING",
    locked: "ROAMING_LIMIT",
    breakDown: () => wire.breakDown("*"),
  };
});

it("(part of PROD-07) renames an option of a product and stores the name at the provider", async () => {
  const { port, account } = await logInCustomer();
  await port.rename({ idempotencyKey: "0123456789abcdef", productId: "4127830-01-1", name: "Filmy" });
  const data = await account.load();
  const television = data.ok ? data.value.products.find(({ productId }) => productId === "4127830-01") : undefined;
  expect(television?.customName).toBeUndefined();
  expect(television?.childrenList.map(({ customName }) => customName)).toEqual(["Filmy", undefined]);
});

it("loads three hundred channels of the largest guide, in several packages and genres", async () => {
  const { port } = await logInCustomer("wielki.dab");
  const channels = await port.channels("MAX-300");
  if (!channels.ok) throw new Error(channels.failure.kind);
  expect(channels.value).toHaveLength(300);
  expect(new Set(channels.value.map(({ genre }) => genre)).size).toBeGreaterThan(5);
  expect(new Set(channels.value.map(({ packageName }) => packageName)).size).toBeGreaterThan(2);
});

it("hides the question about the ended service after the customer has requested a call", async () => {
  const { port, account } = await logInCustomer();
  const asks = async () => {
    const data = await account.load();
    return data.ok && data.value.flags.showProductEndContactPopup;
  };
  expect(await asks()).toBe(true);
  await port.requestContact({ idempotencyKey: "0123456789abcdef", productId: "4127830-04", phone: "601234567" });
  expect(await asks()).toBe(false);
});

it("rejects a call request of a customer whose phone number may not be used", async () => {
  const { port } = await logInCustomer("rodo.kwiatkowska");
  expect(await port.requestContact({ idempotencyKey: "0123456789abcdef", productId: "", phone: "601234567" })).toEqual({
    ok: false,
    failure: { kind: "service-refused", code: "not-allowed" },
  });
});
