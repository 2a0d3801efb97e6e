import { createHash } from "node:crypto";
import { hash } from "bcryptjs";
import type { LmsQueries } from "../database/lms-database.ts";
import { DemoWriter } from "./demo-writer.ts";
import { insertDemoBase } from "./insert-demo-base.ts";
import type { HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";
import { insertDemoTickets } from "./insert-demo-tickets.ts";
import { insertDemoMessages } from "./insert-demo-messages.ts";
import { insertCorrection, insertInvoice, insertNote } from "./lms-records.ts";

/** PIN of all customers of the demo. */
export const DEMO_PIN = "483921";

/** Key of the authenticator app of the demo. */
export const DEMO_FACTOR_KEY = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Login of the demo and what it shows. */
export interface DemoLmsLogin {
  readonly login: string;
  readonly shows: string;
}

/** Logins and settings of the demo. */
export interface DemoLmsContent {
  readonly logins: readonly DemoLmsLogin[];
  /** Customer who has a second factor when the tables of the portal exist. */
  readonly factorOwner: number;
  /** Settings of the help desk, without a directory for files. */
  readonly helpdesk: HelpdeskSettings;
  /** Source of payments of the gateway in LMS. */
  readonly paymentSource: number;
}

/** Inserts the customers of the demo with their notices and requests. `now` is in ms. */
export async function insertDemoCustomers(queries: LmsQueries, now: number): Promise<DemoLmsContent> {
  const base = await insertDemoBase(queries);
  const demo = new DemoWriter(queries, base, Math.floor(now / 1_000));
  // PHP names the same algorithm 2y.
  const hashed = (await hash(DEMO_PIN, 10)).replace("$2b$", () => "$2y$");
  const internet = {
    description: "Światłowód 300, abonament",
    value: "59.00",
    tariff: base.internet300,
    tax: base.tax23,
  };
  const fast = { description: "Światłowód 900, abonament", value: "79.99", tariff: base.internet900, tax: base.tax23 };
  const television = { description: "Telewizja 120 kanałów", value: "45.00", tariff: base.television, tax: base.tax8 };

  const anna = await demo.customer({
    name: "Anna",
    lastName: "Zielińska",
    ssn: "85031204567",
    pin: hashed,
    email: "anna.zielinska@poczta.example",
    mobile: "600 100 201",
    address: { street: "ul. Szkolna", houseNumber: "12", flat: "3" },
  });
  await demo.service(anna.id, base.internet900, { address: anna.address });
  await demo.service(anna.id, base.television);
  await demo.bill(anna.id, 6, [fast, television]);
  for (const days of [155, 125, 95, 65, 35]) await demo.pay(anna.id, days, "124.99");

  const tomasz = await demo.customer({
    name: "Tomasz",
    lastName: "Gil",
    pin: createHash("md5").update(DEMO_PIN).digest("hex"),
    email: "tomasz.gil@poczta.example",
    address: { street: "ul. Polna", houseNumber: "5A" },
  });
  await demo.service(tomasz.id, base.internet300, { address: tomasz.address, access: 0 });
  const [, , third = 0] = await demo.bill(tomasz.id, 4, [internet]);
  const correction = demo.head(tomasz.id, base.correctionPlan, 25);
  const reduced = { ...correction, lines: [{ ...internet, value: "39.00" }] };
  await insertCorrection(queries, reduced, third, "Przerwa w dostawie usługi");
  await insertNote(queries, demo.head(tomasz.id, base.notePlan, 6), "4.17");
  await demo.pay(tomasz.id, 60, "59.00");
  await demo.pay(tomasz.id, 20, "30.00");

  const inn = await demo.customer({
    name: "",
    lastName: "Pensjonat Pod Lipą s.c.",
    isCompany: true,
    ten: "737-102-03-11",
    pin: DEMO_PIN,
    email: "biuro@podlipa.example",
    address: { street: "ul. Graniczna", houseNumber: "77" },
  });
  await demo.service(inn.id, base.internet900, { address: inn.address });
  await demo.service(inn.id, base.fixedAddress);
  await demo.service(inn.id, base.phone);
  const netLines = [
    { description: "Światłowód 900, abonament", value: "65.03", tariff: base.internet900, tax: base.tax23 },
    { description: "Stały adres IP", value: "10.00", count: "2", tariff: base.fixedAddress, tax: base.tax23 },
  ];
  await insertInvoice(queries, { ...demo.head(inn.id, base.invoicePlan, 9), lines: netLines, hasNetValues: true });

  const owner = {
    name: "Maria",
    lastName: "Wilk",
    pin: DEMO_PIN,
    email: "maria.wilk@poczta.example",
    mobile: "+48600100204",
  };
  const home = await demo.customer({ ...owner, address: { street: "ul. Kwiatowa", houseNumber: "1" } });
  const cottage = await demo.customer({ ...owner, address: { street: "ul. Stawowa", houseNumber: "40" } });
  await demo.service(home.id, base.internet300, { address: home.address });
  await demo.service(cottage.id, base.internet300, { address: cottage.address, days: 90 });
  await demo.bill(home.id, 3, [internet]);
  await demo.pay(home.id, 40, "200.00");
  await demo.bill(cottage.id, 2, [internet]);

  const piotr = await demo.customer({
    name: "Piotr",
    lastName: "Sowa",
    pin: DEMO_PIN,
    email: "piotr.sowa@poczta.example",
    mobile: "600100206",
    address: { street: "ul. Zielona", houseNumber: "8" },
  });
  await demo.service(piotr.id, base.internet300, { address: piotr.address });
  await demo.bill(piotr.id, 2, [internet]);

  const customers = [anna.id, tomasz.id, inn.id, home.id, cottage.id, piotr.id] as const;
  await insertDemoMessages(queries, customers, Math.floor(now / 1_000));
  const requester = { customer: anna.id, mailFrom: "anna.zielinska@poczta.example" };
  const helpdesk = await insertDemoTickets(queries, requester, Math.floor(now / 1_000));

  const logins = [
    {
      login: String(anna.id),
      shows: "two services, one unpaid invoice, a notice, two requests; also by e-mail or phone 600100201",
    },
    { login: String(tomasz.id), shows: "connection turned off, correction, note about interest, part payment" },
    { login: String(inn.id), shows: "company with net invoices" },
    { login: "maria.wilk@poczta.example", shows: "two accounts, an overpayment in the first" },
    { login: String(piotr.id), shows: `second factor, key of the app ${DEMO_FACTOR_KEY}` },
  ];
  return { logins, helpdesk, factorOwner: piotr.id, paymentSource: base.paymentSource };
}
