import { jantar } from "./jantar.ts";
import { brzezinska } from "./brzezinska.ts";
import { bursztyn } from "./bursztyn.ts";
import { dab } from "./dab.ts";
import { kwiatkowska } from "./kwiatkowska.ts";
import { lisCompany, lisCottage, lisHome } from "./lis.ts";
import { newcomer, nowak } from "./nowak.ts";
import { oliwa } from "./oliwa.ts";
import { NEWCOMERS } from "./newcomers.ts";
import { remiz } from "./remiz.ts";
import { sroka } from "./sroka.ts";
import { wilga } from "./wilga.ts";
import { sowa } from "./sowa.ts";
import { wrona } from "./wrona.ts";
import type { SeedFactory } from "./seed.ts";

/** Account with its roles. `number` is the customer number. */
export interface DemoAccount {
  readonly number: string;
  readonly name: string;
  readonly createSeed: SeedFactory;
  readonly cooperative?: boolean;
  readonly b2b?: boolean;
  readonly crmUser?: boolean;
  readonly wifi?: boolean;
  /** Verification mode of a registration (LOGIN-10), 1 by default; 0: registration is not possible. */
  readonly verificationMode?: 0 | 1 | 2 | 3 | 4;
}

/** Accounts of a new tenant. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { number: "4127830", name: "Małgorzata Brzezińska-Kowalczyk", createSeed: brzezinska, wifi: true },
  { number: "5000114", name: "Jan Nowak", createSeed: nowak, wifi: true },
  {
    number: "6003377",
    name: "Bursztyn i Synowie Przedsiębiorstwo Handlowo-Usługowe sp. z o.o. sp.k.",
    createSeed: bursztyn,
    b2b: true,
    wifi: true,
  },
  { number: "6100245", name: "Spółdzielnia Mieszkaniowa „Jantar”", createSeed: jantar, cooperative: true },
  { number: "5200918", name: "Hanna Oliwa", createSeed: oliwa, crmUser: true, wifi: true },
  { number: "5304471", name: "Julia Kwiatkowska", createSeed: kwiatkowska, wifi: true },
  { number: "5417806", name: "Piotr Wrona", createSeed: wrona, wifi: true },
  { number: "5420093", name: "Bartłomiej Sowa", createSeed: sowa, wifi: true },
  { number: "5600321", name: "Katarzyna Lis, mieszkanie", createSeed: lisHome, wifi: true },
  { number: "5600322", name: "Katarzyna Lis, domek w Chmielnie", createSeed: lisCottage, wifi: false },
  { number: "6005610", name: "Pracownia Ceramiki Katarzyna Lis", createSeed: lisCompany, b2b: true, wifi: true },
  {
    number: "5800412",
    name: "Aleksandra Sikora",
    createSeed: newcomer("Aleksandra", "Sikora", {
      email: "aleksandra.sikora@poczta.example",
      mobilePhone: "601234214",
    }),
    wifi: false,
  },
  {
    number: "5800413",
    name: "Tomasz Czajka",
    createSeed: newcomer("Tomasz", "Czajka", { email: "tomasz.czajka@poczta.example", mobilePhone: "607415382" }),
    wifi: false,
  },
  { number: "5900217", name: "Agnieszka Sroka", createSeed: sroka, wifi: true },
  { number: "5900218", name: "Robert Wilga", createSeed: wilga, wifi: true },
  { number: "5900219", name: "Alicja Remiz", createSeed: remiz, wifi: true },
  ...NEWCOMERS,
  { number: "7000001", name: "Stanisław Dąb", createSeed: dab, wifi: true },
];

/** Returns the demo account of that number. Throws for an unknown number. */
export function demoAccount(number: string): DemoAccount {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.number === number);
  if (account === undefined) throw new RangeError(`there is no demo account ${number}`);
  return account;
}
