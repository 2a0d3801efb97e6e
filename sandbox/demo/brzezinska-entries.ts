import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import { COMPLAINT_CREDIT } from "./brzezinska-requests.ts";
import { PAID_SMS_PRICE, paidMessageLine } from "./call-records.ts";
import type { EntrySeed, ItemSeed } from "./entry-seed.ts";

const [TELEVISION, INTERNET, PHONE, LINE, SECURITY] = [
  "4127830-01",
  "4127830-02",
  "4127830-03",
  "4127830-04",
  "4127830-05",
] as const;
/** Services before the current phone, which replaced another one eight months ago. */
const BEFORE_THE_PHONE = [TELEVISION, INTERNET, LINE, SECURITY] as const;

/** Calls abroad from the landline, at a grosz for two seconds. */
const usage = (gross: number): ItemSeed => ({
  kind: "usage",
  serviceId: LINE,
  name: "Połączenia poza pakietem",
  gross,
  quantity: durationText(gross * 2),
});
const paidMessages = paidMessageLine(PHONE, 8);
/** Credit that the answer to the complaint promises (brzezinska-requests.ts). */
const credit: ItemSeed = {
  kind: "adjustment",
  serviceId: INTERNET,
  name: "Rekompensata za wolny internet",
  gross: -COMPLAINT_CREDIT,
};
const formerTelevision: ItemSeed = { kind: "subscription", name: "Telewizja Start", gross: 5_000 };
const formerInternet: ItemSeed = {
  kind: "subscription",
  serviceId: "4127830-06",
  name: "Internet radiowy 30 Mb/s",
  gross: 4_900,
};
/** Formats seconds: `17 min`, `24 min 54 s`. */
function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${rest} s` : ""].filter((part) => part !== "").join(" ");
}

const freeSecurity: ItemSeed = {
  kind: "promotion",
  serviceId: SECURITY,
  name: "Bezpieczny Internet Dom: 12 miesięcy za 0 zł",
  gross: -990,
};
const cheapTelevision = (zloty: 5 | 15): ItemSeed => ({
  kind: "promotion",
  serviceId: TELEVISION,
  name: `Telewizja Premium taniej o ${zloty} zł`,
  gross: -zloty * 100,
});
const formerPhone: ItemSeed = { kind: "subscription", serviceId: "4127830-00", name: "Bez Limitu 30 GB", gross: 3_500 };
const beginning: ItemSeed = {
  kind: "subscription",
  serviceId: PHONE,
  name: "Bez Limitu 60 GB, 601\u00a0234\u00a0567",
  gross: 1_355,
  fromDay: 20,
};

/** Entries of twelve months as in the design, preceded by three years of paid invoices. */
export function brzezinskaEntries(today: IsoDay): readonly EntrySeed[] {
  return invoices(today, "4127830", [
    {
      monthsAgo: 0,
      amount: 22_370,
      unpaid: 22_370,
      status: 2,
      items: [paidMessages, usage(COMPLAINT_CREDIT - 8 * PAID_SMS_PRICE), credit],
    },
    { monthsAgo: 1, amount: 21_380, unpaid: 4_999, status: 3, items: [freeSecurity] },
    { monthsAgo: 2, amount: 21_380, items: [freeSecurity] },
    { monthsAgo: 3, amount: 21_890, term: 15, creating: true, items: [freeSecurity, usage(510)] },
    {
      monthsAgo: 4,
      amount: 24_117,
      term: 15,
      items: [
        freeSecurity,
        { kind: "one-time", serviceId: INTERNET, name: "Wizyta technika", gross: 1_990 },
        usage(747),
      ],
    },
    { monthsAgo: 5, amount: 19_880, items: [freeSecurity, cheapTelevision(15)] },
    { monthsAgo: 6, amount: 20_520, term: 15, items: [freeSecurity, cheapTelevision(15), usage(640)] },
    { monthsAgo: 7, amount: 19_880, items: [freeSecurity, cheapTelevision(15)] },
    {
      monthsAgo: 8,
      amount: 21_253,
      term: 15,
      charged: BEFORE_THE_PHONE,
      items: [freeSecurity, cheapTelevision(15), formerPhone, beginning, usage(18)],
    },
    ...[9, 10, 11].map((monthsAgo) => ({
      monthsAgo,
      amount: 19_880,
      ...(monthsAgo > 9 && { term: 15 }),
      charged: BEFORE_THE_PHONE,
      items: [freeSecurity, cheapTelevision(5), formerPhone],
    })),
    ...paidInvoices(12, 20, 18_880, {
      charged: [TELEVISION, INTERNET, LINE],
      items: [cheapTelevision(5), { ...formerPhone, name: "Bez Limitu 20 GB", gross: 2_500 }],
    }),
    ...paidInvoices(21, 47, 11_890, {
      charged: [LINE],
      items: [formerInternet, formerTelevision],
    }),
  ]);
}
