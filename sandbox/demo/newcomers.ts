import type { DemoAccount } from "./accounts.ts";
import { EMPTY_CUSTOMER } from "./defaults.ts";
import { addCalendarDays, addCalendarMonths } from "#kit/calendar/warsaw.ts";
import { invoices, issuedOn } from "./invoices.ts";
import type { AddressSeed } from "./product-seed.ts";
import type { CustomerSeed, SeedFactory } from "./seed.ts";

interface Newcomer {
  readonly personalId?: string;
  readonly taxId?: string;
  readonly bankAccountNumber?: string;
  readonly email?: string;
  readonly mobilePhone?: string;
}

type ContractFactory = (
  days: Parameters<SeedFactory>[0],
) => Pick<CustomerSeed, "addresses" | "products" | "entries" | "contractTerms">;

const RUTKOWSKA = "5900101";
const KOPERNIKA: AddressSeed = {
  addressId: `A-${RUTKOWSKA}-1`,
  street: "ul. Mikołaja Kopernika",
  houseNumber: "8",
  flatNumber: "11",
  zip: "81-424",
  city: "Gdynia",
  country: "Polska",
};

/** Contract of the month of the newest invoice, which is its first one: a registration leads to it. */
const newContract: ContractFactory = ({ today }) => {
  const start = `${issuedOn(today, 0).slice(0, 7)}-01`;
  return {
    addresses: [KOPERNIKA],
    products: [
      {
        productId: `${RUTKOWSKA}-01`,
        category: "internet",
        status: "ACTIVE",
        name: "Internet światłowodowy 600 Mb/s",
        productInfo: "pobieranie 600 Mb/s, wysyłanie 100 Mb/s",
        address: KOPERNIKA,
        downlink: 600,
        uplink: 100,
        contractStart: start,
        commitmentFrom: start,
        commitmentTo: addCalendarDays(addCalendarMonths(start, 24), -1),
        contractNumber: `ABO/${RUTKOWSKA}/1`,
        actualPrice: 5_900,
        showDetails: true,
      },
    ],
    contractTerms: [
      {
        contractNumber: `ABO/${RUTKOWSKA}/1`,
        relief: 24_000,
        equipment: [{ name: "Router WB-AX5400", after: "return", subsidy: 0, unreturnedCharge: 25_000 }],
      },
    ],
    entries: invoices(today, RUTKOWSKA, [{ monthsAgo: 0, amount: 5_900, unpaid: 5_900, status: 2 }]),
  };
};

/** Creates a customer with a contract and without a login, for a registration. */
function newcomer(
  name: { readonly firstName: string; readonly lastName: string } | { readonly companyName: string },
  { email, mobilePhone, ...ids }: Newcomer,
  contractOf?: ContractFactory,
): SeedFactory {
  const reached = { ...(email === undefined ? {} : { email }), ...(mobilePhone === undefined ? {} : { mobilePhone }) };
  return (days) => ({
    ...EMPTY_CUSTOMER,
    ...contractOf?.(days),
    client: {
      customerType: "companyName" in name ? "BUSINESS" : "PRIVATE",
      ...name,
      ...ids,
      ...reached,
      contactDataEditable: true,
      contactDataVisible: true,
    },
    contact: {
      mobilePhones: mobilePhone === undefined ? [] : [mobilePhone],
      linePhones: [],
      ...(email === undefined ? {} : { mainEmail: email }),
    },
  });
}

/** Customers without a login, one for each outcome of a registration. */
export const NEWCOMERS: readonly DemoAccount[] = [
  {
    number: RUTKOWSKA,
    name: "Zofia Rutkowska",
    wifi: true,
    verificationMode: 1,
    createSeed: newcomer(
      { firstName: "Zofia", lastName: "Rutkowska" },
      {
        personalId: "84061507489",
        bankAccountNumber: "59109010980000000159001010",
        email: "zofia.rutkowska@poczta.example",
        mobilePhone: "602345118",
      },
      newContract,
    ),
  },
  {
    number: "5900102",
    name: "Studio Mewa sp. z o.o.",
    wifi: true,
    b2b: true,
    verificationMode: 2,
    createSeed: newcomer(
      { companyName: "Studio Mewa sp. z o.o." },
      { taxId: "5843021177", email: "biuro@studio-mewa.example", mobilePhone: "604771230" },
    ),
  },
  {
    number: "5900103",
    name: "Marek Zalewski",
    wifi: true,
    verificationMode: 3,
    createSeed: newcomer(
      { firstName: "Marek", lastName: "Zalewski" },
      { personalId: "79112305158", email: "marek.zalewski@poczta.example", mobilePhone: "601908775" },
    ),
  },
  {
    number: "5900104",
    name: "Irena Konkol",
    wifi: true,
    verificationMode: 4,
    createSeed: newcomer(
      { firstName: "Irena", lastName: "Konkol" },
      { personalId: "66081244171", mobilePhone: "+4915112345678" },
    ),
  },
  {
    number: "5900105",
    name: "Teresa Formela",
    wifi: true,
    verificationMode: 0,
    createSeed: newcomer(
      { firstName: "Teresa", lastName: "Formela" },
      { personalId: "90022855311", mobilePhone: "605330912" },
    ),
  },
  {
    number: "5900106",
    name: "Ewa Bigus",
    wifi: true,
    verificationMode: 3,
    createSeed: newcomer(
      { firstName: "Ewa", lastName: "Bigus" },
      { personalId: "01251406278", mobilePhone: "606118204" },
    ),
  },
];
