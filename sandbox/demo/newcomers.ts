import type { DemoAccount } from "./accounts.ts";
import { EMPTY_CUSTOMER } from "./defaults.ts";
import type { SeedFactory } from "./seed.ts";

interface Newcomer {
  readonly personalId?: string;
  readonly taxId?: string;
  readonly email?: string;
  readonly mobilePhone?: string;
}

/** Creates a customer with a contract and without a login, for a registration. */
function newcomer(
  name: { readonly firstName: string; readonly lastName: string } | { readonly companyName: string },
  { email, mobilePhone, ...ids }: Newcomer,
): SeedFactory {
  const reached = { ...(email === undefined ? {} : { email }), ...(mobilePhone === undefined ? {} : { mobilePhone }) };
  return () => ({
    ...EMPTY_CUSTOMER,
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
    number: "5900101",
    name: "Zofia Rutkowska",
    wifi: true,
    verificationMode: 1,
    createSeed: newcomer(
      { firstName: "Zofia", lastName: "Rutkowska" },
      { personalId: "84061507489", email: "zofia.rutkowska@poczta.example", mobilePhone: "602345118" },
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
