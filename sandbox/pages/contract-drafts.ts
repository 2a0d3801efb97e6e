import type { IsoDay, WallTime } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, parseJsonRecord, recordsIn, textsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { accountNameOf } from "../contexts/account-name-of.ts";
import { offersOf, orderedAtOf } from "../contexts/offer.repository.ts";
import { pendingOrderProducts } from "../contexts/pending-orders.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";

/** Most contracts whose documents are created. */
const MAX_CONTRACTS = 50;
const ACCEPTED = 1;
/** Most services that a contract lists. */
const MAX_LISTED = 40;

/** Contract of an account with its products. */
export interface ContractOfAccount {
  readonly number: string;
  /** Day of the conclusion: that of its order, else the first day of its services. */
  readonly concludedOn: string;
  /** Wall time at which it was sent: that of its order, if it has one. */
  readonly sentAt: string;
  readonly since: string;
  readonly until: string | undefined;
  readonly products: readonly JsonRecord[];
}

/** Returns when the accepted orders of an account were made, by offer and by the product that was ordered with it. */
function orderTimesOf(db: Tenant["db"], account: string): ReadonlyMap<string, WallTime> {
  const times = new Map<string, WallTime>();
  for (const { data, status } of offersOf(db, account)) {
    const orderedAt = orderedAtOf(data);
    if (status !== ACCEPTED || orderedAt === undefined) continue;
    for (const id of [data["offerId"], data["assembledProductId"], ...textsIn(data["addedProducts"])])
      if (typeof id === "string") times.set(id, orderedAt);
  }
  return times;
}

/** Returns when the order was made that a product comes from, or whose tariff it has. */
function orderTimeOf(
  { productId, formerTariff }: JsonRecord,
  times: ReadonlyMap<string, WallTime>,
): WallTime | undefined {
  return (
    times.get(jsonText(productId)) ??
    (isJsonRecord(formerTariff) ? times.get(jsonText(formerTariff["offerId"])) : undefined)
  );
}

/** Hour at which contracts without an order were sent. */
const SIGNED_AT = "T10:14:00";

/** Returns when a contract was concluded: with its first order, at the latest on the first day of its services. */
function conclusionOf(
  orderedAt: WallTime | undefined,
  since: IsoDay,
): Pick<ContractOfAccount, "concludedOn" | "sentAt"> {
  const day = orderedAt?.slice(0, 10);
  return orderedAt !== undefined && day !== undefined && (since === "" || day <= since)
    ? { concludedOn: day, sentAt: orderedAt }
    : { concludedOn: since, sentAt: `${since}${SIGNED_AT}` };
}

/** Lists the contracts of an account, the newest first. */
export function contractsOfAccount(tenant: Tenant, account: string): readonly ContractOfAccount[] {
  const { db } = tenant;
  const contracts = new Map<string, JsonRecord[]>();
  const orderTimes = orderTimesOf(db, account);
  const rows = prepareStatement(db, "SELECT data FROM product WHERE account_number = ? ORDER BY position").all(account);
  const products = rows.map((row) => parseJsonRecord(textColumn(row, "data")));
  for (const product of [...products, ...pendingOrderProducts(tenant, account)]) {
    const number = jsonText(product["contractNumber"]);
    const start = jsonText(product["contractStart"]);
    const isStarted = start !== "" && start <= tenant.today();
    // An ordered service without its order and its start has no day of a conclusion yet.
    if (number === "" || (!isStarted && orderTimeOf(product, orderTimes) === undefined)) continue;
    contracts.set(number, [...(contracts.get(number) ?? []), product]);
  }
  const daysOf = (products: readonly JsonRecord[], field: string): readonly string[] =>
    products.map((product) => jsonText(product[field])).filter((day) => day !== "");
  return [...contracts]
    .map(([number, products]) => {
      const ends = daysOf(products, "contractEnd");
      const orderedAt = products.flatMap((product) => orderTimeOf(product, orderTimes) ?? []).toSorted()[0];
      const since = daysOf(products, "contractStart").toSorted()[0] ?? orderedAt?.slice(0, 10) ?? "";
      return {
        number,
        products,
        ...conclusionOf(orderedAt, since),
        since,
        until: ends.length === products.length ? ends.toSorted().at(-1) : undefined,
      };
    })
    .filter(({ since }) => since !== "")
    .toSorted((one, other) => (one.since < other.since ? 1 : -1))
    .slice(0, MAX_CONTRACTS);
}

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
