import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { orderedTitle } from "#sandbox/contexts/ordered-title.ts";
import { offerConditionLines } from "#sandbox/language/offer-condition-lines.ts";
import { productsOf } from "#sandbox/contexts/product.repository.ts";
import { saveVisit } from "#sandbox/contexts/visit.repository.ts";
import { jsonText } from "#kit/json.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("[ORDER-24] confirms the contract in the e-mail about an accepted offer", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("order-receipt"), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  const [mail] = outboxOf(customer.tenant.db).filter(({ text }) => text.includes("121002"));
  for (const part of [
    "Zamówienie 2026/121002: Oferta na telefon (Bez Limitu 120 GB).",
    "Bez Limitu 120 GB, zobowiązanie 12 mies. od zawarcia umowy",
    "49,00\u00a0zł miesięcznie",
    "Aktywacja: 0,00\u00a0zł, jednorazowo",
    "Początek: 19-11-2026.",
    "do 30-11-2026 możesz odstąpić od umowy bez podania przyczyny",
    "po odstąpieniu zapłacisz za dni jej działania",
    "Sprzedawca: ",
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.links.map(({ href }) => href)).toEqual(["/documents", "/withdrawal"]);
}, 60_000);

test("(part of OFFER-70) names in the e-mail the terminated service that is replaced", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("order-of-terminated"), "oferty.sroka");
  await customer.openSession();
  const end = "<endsOn>31-12-2026</endsOn><cost>0.00</cost>";
  await customer.call("terminateContract", `<contractNumber>ABO/5900217/1</contractNumber>${end}`);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.includes("Zamówienie 2026/121001"));
  expect(mail?.text).toContain(
    "Od 19-11-2026 zamówione usługi zastąpią: Internet światłowodowy 1 Gb/s. " +
      "Ta usługa skończy się więc przed 31-12-2026, ostatnim dniem wypowiedzianej umowy.",
  );
}, 60_000);

test("(part of OFFER-93) says in the e-mail that the bookings of the replaced services stay", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("order-of-booked"), "oferty.sroka");
  await customer.openSession();
  const { db } = customer.tenant;
  await customer.call("getClientData");
  const product = productsOf(db, "5900217").find(({ contractNumber }) => contractNumber === "ABO/5900217/1");
  const productId = jsonText(product?.["productId"]);
  const newAddress = "ul. Chmielna 26 m. 4, 80-748 Gdańsk";
  db.prepare(
    "INSERT INTO service_move (account_number, product_id, planned_for, new_address) VALUES ('5900217', ?, '2026-11-30', ?)",
  ).run(productId, newAddress);
  saveVisit(db, "5900217", productId, { day: "2026-11-24", hour: 8 });
  saveVisit(db, "5900217", "another", { day: "2026-11-25", hour: 8 });
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  const mail = outboxOf(db).find(({ text }) => text.includes("Zamówienie 2026/121001"));
  expect(mail?.text).toContain(
    "Przeprowadzka umówiona na 30-11-2026 zostaje bez zmian i obejmie też zamówione usługi. " +
      `Nowy adres: ${newAddress}. Dotyczy: Internet światłowodowy 1 Gb/s.\n` +
      "Wizyta technika umówiona na 24-11-2026 między 8:00 a 12:00 zostaje bez zmian. " +
      "Dotyczy: Internet światłowodowy 1 Gb/s.",
  );
  expect(mail?.text).not.toContain("25-11-2026");
}, 60_000);

test("[ORDER-25] names in the lists what was ordered", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("order-title"), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer>");
  const title = "Oferta na telefon (Bez Limitu 120 GB)";
  expect(await customer.readAll("getSalesOfferHistory", "e:offers/e:item[e:offerId='121002']/e:title")).toEqual([
    title,
  ]);
  expect(await customer.readAll("getDocuments", "e:documents/e:item[e:kind='ORDER']/e:name")).toContain(
    `Zamówienie: ${title}`,
  );
}, 60_000);

test.each([
  ["Bez Limitu 60 GB", "60 GB", "Bez Limitu 60 GB, bez zobowiązania"],
  ["Bez Limitu 160 GB", "60 GB", "Bez Limitu 160 GB, 60 GB, bez zobowiązania"],
  [
    "Internet światłowodowy 2 Gb/s",
    "2000 / 1000 Mb/s",
    "Internet światłowodowy 2 Gb/s, 2000 / 1000 Mb/s, bez zobowiązania",
  ],
  ["Pakiet", undefined, "Pakiet, bez zobowiązania"],
])("(part of ORDER-24) repeats no size that the name of a service has: %s, %s", (name, size, line) => {
  const products = [{ name, ...(size !== undefined && { package: size }) }];
  expect(offerConditionLines({ status: 0, data: { products } })).toEqual([line]);
});

test.each([
  ["Internet 2 Gb/s z routerem", ["Internet światłowodowy 2 Gb/s"], "Internet 2 Gb/s z routerem"],
  ["Drugi telefon", ["Bez Limitu 60 GB", "Pakiet"], "Drugi telefon (Bez Limitu 60 GB, Pakiet)"],
  ["Oferta", [], "Oferta"],
])(
  "(part of ORDER-25) adds services to a title that named none before a consent: %s",
  (title, names, ordered) => {
    const products = names.map((name) => ({ name }));
    expect(orderedTitle({ title, products, consentNeeded: true })).toBe(ordered);
    expect(orderedTitle({ title, products })).toBe(title);
  },
  60_000,
);
