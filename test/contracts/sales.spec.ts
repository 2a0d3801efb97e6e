import { expect, it } from "vitest";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { someOfferDetails } from "#test/mothers/index.ts";
import { salesPortContract } from "./sales-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { soapReply } from "../fakes/soap-reply.ts";

salesPortContract("fake", async () => {
  const port = fakeSales([
    someOfferDetails({ activityId: "ACT-1" }),
    someOfferDetails({ offerId: "2", consentNeeded: true }),
    someOfferDetails({ offerId: "5", status: "accepted" }),
    someOfferDetails({ offerId: "3", status: "contact-requested", contact: { choice: "timespan", span: "morning" } }),
    someOfferDetails({ offerId: "E-1", kind: "extension" }),
    someOfferDetails({ offerId: "I-1", kind: "isobar" }),
  ]);
  return {
    port,
    breakDown: () =>
      port.script.breakDown("load", "extension", "isobar", "consent", "answerOffer", "resume", "requestDocument"),
  };
});

const newWire = useSandbox();

async function openSoapSales(login = "oferty.sroka") {
  const wire = newWire();
  await wire.logIn(login);
  return { wire, port: new SoapSalesAdapter(wire.gateway) };
}

salesPortContract("SOAP", async () => {
  const { wire, port } = await openSoapSales();
  return { port, breakDown: () => wire.breakDown("*") };
});

const refusalResult = (code: string) => ({ ok: false, failure: { kind: "offer-refused", code } });

it("(part of OFFER-05) rejects a foreign or expired offer, and incomplete answers", async () => {
  const { wire, port } = await openSoapSales();
  const answerOffer = (offerId: string, idempotencyKey: string, activityId?: string) =>
    port.answerOffer({ idempotencyKey, offerId, activityId, answer: { kind: "accept" } });
  // The server creates the offers of an account at its first use.
  await wire.logIn("m.brzezinska");
  await port.load();
  await wire.logIn("oferty.sroka");
  expect(await answerOffer("118402", "provider-refuses-01")).toEqual(refusalResult("not-yours"));
  expect(await answerOffer("121003", "provider-refuses-02")).toEqual(refusalResult("missing-document"));
  expect(await answerOffer("121005", "provider-refuses-03")).toEqual(refusalResult("expired"));
  expect(await port.resume({ idempotencyKey: "provider-refuses-04", offerId: "110005" })).toEqual(
    refusalResult("cancelled"),
  );
  const call = await wire.gateway.call("respondToSaleOffer", {
    intentId: "provider-refuses-05",
    offerId: "121001",
    activityId: "ACT-121001",
    answer: "3",
    contactChoice: "1",
  });
  expect(call.ok && call.value.errorCode).toBe("error11");
});

it("(part of OFFER-18) names the address to which a courier comes, and none for other orders", async () => {
  const { port } = await openSoapSales();
  const offers = await port.load();
  const addresses = offers.ok ? offers.value.map(({ delivery, deliveryAddress }) => [delivery, deliveryAddress]) : [];
  expect(addresses).toContainEqual([expect.stringContaining("kurierem"), expect.stringMatching(/^.+, 80-254 Gdańsk$/)]);
  expect(addresses).toContainEqual([undefined, undefined]);
});

it("(part of ORDER-06) names the address of offers that belong to one", async () => {
  const { port } = await openSoapSales("m.brzezinska");
  const offers = await port.load();
  const addressOf = (id: string) =>
    (offers.ok ? offers.value.find(({ offerId }) => offerId === id) : undefined)?.addressId;
  expect([addressOf("118402"), addressOf("117020"), addressOf("112914")]).toEqual([
    "A-4127830-1",
    "A-4127830-2",
    undefined,
  ]);
});

it.each([
  ["error1", "unknown-offer"],
  ["error2", "wrong-token"],
  ["error3", "not-yours"],
  ["error11", "missing-data"],
  ["error21", "missing-document"],
  ["error31", "provider"],
  ["error41", "accepted"],
  ["error42", "declined"],
  ["error43", "contact-requested"],
  ["error44", "expired"],
  ["error45", "cancelled"],
  ["error99", "unknown"],
])('(part of OFFER-05) decodes the refusal code %s of an offer as "%s"', async (code, meaning) => {
  const { wire, port } = await openSoapSales();
  const body = soapReply("respondToSaleOffer", `<errorCode>${code}</errorCode>`);
  await wire.fault({ operation: "respondToSaleOffer", body, contentType: "text/xml; charset=utf-8", status: 200 });
  expect(
    await port.answerOffer({
      idempotencyKey: "0123456789abcdef",
      offerId: "121001",
      activityId: undefined,
      answer: { kind: "decline" },
    }),
  ).toEqual(refusalResult(meaning));
});

it.each([
  ["getExtendOffer", "extension"],
  ["showIsobarEvent", "isobar"],
] as const)("(part of OFFER-15) gives an offer of %s without a kind the kind %s", async (operation, kind) => {
  const { wire, port } = await openSoapSales();
  const offer = "<offerId>1</offerId><title>Oferta</title><status>0</status><products/>";
  const body = soapReply(operation, `<offer>${offer}</offer>`);
  await wire.fault({ operation, body, contentType: "text/xml; charset=utf-8", status: 200, times: 2 });
  const isobar = () => port.isobar({ idempotencyKey: "0123456789abcdef" });
  const loaded = await (kind === "extension" ? port.extension() : isobar());
  expect(loaded.ok && loaded.value?.kind).toBe(kind);
  if (kind === "isobar") return;
  const extension = await new SoapOffersAdapter(wire.gateway).loadExtension();
  expect(extension.ok && extension.value.map((one) => one.kind)).toEqual([kind]);
});

it("[OFFER-02] maps six offer states to 0 to 5 and three kinds of contact requests to 1 to 3", async () => {
  const { wire, port } = await openSoapSales();
  const history = (offers: readonly string[]): Promise<void> => {
    const items = offers
      .map((fields, at) => `<item><offerId>${at}</offerId><title>Oferta</title>${fields}<products/></item>`)
      .join("");
    const body = soapReply("getSalesOfferHistory", `<offers>${items}</offers>`);
    return wire.fault({
      operation: "getSalesOfferHistory",
      body,
      contentType: "text/xml; charset=utf-8",
      status: 200,
      times: 1,
    });
  };
  await history([0, 1, 2, 3, 4, 5, 6].map((status) => `<status>${status}</status>`));
  const states = await port.load();
  expect(states.ok && states.value.map(({ status }) => status)).toEqual([
    "active",
    "accepted",
    "declined",
    "contact-requested",
    "expired",
    "cancelled",
    "unknown",
  ]);
  const span = "<contactTimeSpan>8-12</contactTimeSpan>";
  await history([1, 2, 3, 4].map((choice) => `<status>3</status><contactChoice>${choice}</contactChoice>${span}`));
  const loadedOffers = await port.load();
  expect(loadedOffers.ok && loadedOffers.value.map(({ contact }) => contact)).toEqual([
    { choice: "timespan", span: "morning" },
    { choice: "extension" },
    { choice: "new-offer" },
    undefined,
  ]);
  // Checks the numbers that the adapter sends.
  const sent: unknown[] = [];
  const adapter = new SoapSalesAdapter({
    call: async (...call: Parameters<typeof wire.gateway.call>) => {
      sent.push(call[1]?.["contactChoice"]);
      return wire.gateway.call(...call);
    },
  });
  for (const request of [
    { choice: "timespan", span: "morning" },
    { choice: "extension" },
    { choice: "new-offer" },
  ] as const) {
    await adapter.answerOffer({
      idempotencyKey: `wish-on-the-wire-${request.choice}`,
      offerId: "0",
      activityId: undefined,
      answer: { kind: "contact", request },
    });
  }
  expect(sent).toEqual(["1", "2", "3"]);
});

it("serves an offer's document once by GET, and any number of times by HEAD before that", async () => {
  const { wire, port } = await openSoapSales();
  const ticket = await port.requestDocument({ idempotencyKey: "0123456789abcdef", documentId: "DOC-121001-1" });
  if (!ticket.ok) throw new Error("requestDocument must return a ticket");
  const look = async (method: "GET" | "HEAD") => (await wire.fetch(ticket.value.address, { method })).status;
  expect([await look("HEAD"), await look("HEAD"), await look("GET"), await look("GET"), await look("HEAD")]).toEqual([
    200, 200, 200, 410, 410,
  ]);
});
