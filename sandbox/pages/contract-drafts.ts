import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { accountNameOf } from "../contexts/account-name-of.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { contractsOfAccount } from "./contracts-of-account.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";

/** Most services that a contract lists. */
const MAX_LISTED = 40;

const priceText = (price: Json | undefined): string =>
  typeof price === "number" ? `, ${polishAmount(price)}\u00a0zł miesięcznie` : "";

const serviceLine = (product: JsonRecord): string =>
  `${jsonText(product["fullName"]) || jsonText(product["name"])}${priceText(product["actualPrice"])}`;

function priceLines(product: JsonRecord): readonly string[] {
  return recordsIn(product["productPrices"]).map(({ validFrom, value }) => {
    const since = jsonText(validFrom);
    return `${jsonText(product["name"])}${since === "" ? "" : `, od ${polishDay(since)}`}${priceText(value)}`;
  });
}

function addressText(products: readonly JsonRecord[]): string {
  const address = products.map((product) => product["address"]).find(isJsonRecord);
  if (address === undefined) return "";
  const [street, house, zip, city] = ["street", "houseNumber", "zip", "city"].map((part) => jsonText(address[part]));
  return `${street ?? ""} ${house ?? ""}, ${zip ?? ""} ${city ?? ""}`.trim();
}

/** Lists the contracts of an account and their summaries. */
export function contractDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  const issuer = issuerOf(tenant);
  const client = accountNameOf(tenant.db, account) ?? account;
  return contractsOfAccount(tenant, account).flatMap(({ number, concludedOn, sentAt, since, until, products }) => {
    const part = fileNamePart(number);
    const listed = products.slice(0, MAX_LISTED);
    const common = {
      contractNumber: number,
      issuedOn: concludedOn,
      validFrom: since,
      ...(until !== undefined && { validTo: until }),
      sentAt,
    };
    const place = addressText(products);
    const intro = [`Numer ${number}. Klient: ${client}, numer klienta ${account}.`, ...(place === "" ? [] : [place])];
    const services = { heading: "Usługi", lines: listed.map(serviceLine) };
    return [
      {
        ...common,
        documentId: `U-${part}`,
        kind: "CONTRACT" as const,
        name: "Umowa o świadczenie usług",
        number,
        fileName: `umowa-${part}.pdf`,
        create: () =>
          cachedPdf(
            createLetterPdf,
            {
              title: "Umowa o świadczenie usług",
              intro: [...intro, `Zawarta ${polishDay(concludedOn)} z ${sellerOf(tenant).name}.`],
              sections: [
                services,
                {
                  heading: "Odstąpienie i wypowiedzenie",
                  lines: [
                    "Od umowy zawartej na odległość można odstąpić w ciągu 14 dni bez podania przyczyny.",
                    "Umowę można wypowiedzieć z zachowaniem miesięcznego okresu wypowiedzenia.",
                  ],
                },
              ],
            },
            issuer,
          ),
      },
      {
        ...common,
        documentId: `PW-${part}`,
        kind: "CONTRACT_SUMMARY" as const,
        name: "Podsumowanie warunków umowy",
        fileName: `podsumowanie-${part}.pdf`,
        create: () =>
          cachedPdf(
            createLetterPdf,
            {
              title: "Podsumowanie warunków umowy",
              intro,
              sections: [services, { heading: "Ceny w czasie", lines: listed.flatMap(priceLines) }],
            },
            issuer,
          ),
      },
    ];
  });
}
