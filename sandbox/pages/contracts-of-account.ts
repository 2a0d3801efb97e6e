import { addCalendarDays, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, textsIn, type JsonRecord } from "#kit/json.ts";
import { offersOf, orderedAtOf } from "../contexts/offer.repository.ts";
import { isSubscriptionContract, orderedContractNumber, orderedTariff } from "../contexts/ordered-tariff.ts";
import { pendingOrderProducts } from "../contexts/pending-orders.ts";
import { productsOf } from "../contexts/product.repository.ts";
import { portingDays } from "../contexts/terminated-contracts.ts";
import { productWithdrawals, withdrawnContracts } from "../contexts/withdrawn-contracts.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Most contracts whose documents are created. */
const MAX_CONTRACTS = 50;
const ACCEPTED = 1;

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

/** Returns a product, and the tariffs that orders have replaced, which ended the day before the next one. */
function withFormerTariffs(product: JsonRecord): readonly JsonRecord[] {
  const { formerTariff, contractStart } = product;
  const former = isJsonRecord(formerTariff) ? formerTariff["product"] : undefined;
  if (!isJsonRecord(former)) return [product];
  const contractEnd = jsonText(former["contractEnd"]) || addCalendarDays(jsonText(contractStart), -1);
  return [product, ...withFormerTariffs({ ...former, contractEnd })];
}

/** Lists the tariffs of the orders that a withdrawal has undone: their contracts ended with it. */
function withdrawnTariffs({ db }: Tenant, account: string): readonly JsonRecord[] {
  const offers = new Map(offersOf(db, account).map(({ data }) => [jsonText(data["offerId"]), data]));
  return withdrawnContracts(db).flatMap(({ order, contract, withdrawnOn: contractEnd }) => {
    const { offerId, completedOn } = order;
    const data = order.account === account ? offers.get(offerId) : undefined;
    if (data === undefined) return [];
    // The product of an order is among the others; an extension has no contract of its own.
    if (completedOn === undefined && (contract.productIds.length > 0 || data["kind"] === "EXTENSION")) return [];
    const day = completedOn ?? jsonText(data["closeDate"]);
    return contract.lines.map((line) => ({
      ...orderedTariff(line, { concludedOn: jsonText(data["closeDate"]), day }),
      contractNumber: orderedContractNumber(account, offerId, jsonText(line["category"])),
      contractEnd,
      formerTariff: { offerId },
    }));
  });
}

/** Lists all products that an account has or had, each with the last day of its contract if it has one. */
function contractedProducts(tenant: Tenant, account: string): readonly JsonRecord[] {
  const withdrawals = productWithdrawals(tenant.db, account);
  const portings = portingDays(tenant, account);
  const products = [...productsOf(tenant.db, account), ...pendingOrderProducts(tenant, account)]
    .map((product) => {
      const id = jsonText(product["productId"]);
      const current = { ...product, ...withdrawals.get(id) };
      return { ...current, contractEnd: jsonText(current["contractEnd"]) || portings.get(id) };
    })
    .flatMap(withFormerTariffs);
  const known = new Set(products.map((product) => product["contractNumber"]));
  const undone = withdrawnTariffs(tenant, account).filter(({ contractNumber }) => !known.has(contractNumber));
  return [...products, ...undone];
}

/** Lists the contracts of an account, the newest first. */
export function contractsOfAccount(tenant: Tenant, account: string): readonly ContractOfAccount[] {
  const contracts = new Map<string, JsonRecord[]>();
  const orderTimes = orderTimesOf(tenant.db, account);
  for (const product of contractedProducts(tenant, account)) {
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

/**
 * Lists the contracts of an account that have documents of their own. That of a subscription has none, before and after
 * a withdrawal: the confirmation of its order states its terms, and the e-mail of the order names it (DB-20).
 */
export const documentedContracts = (tenant: Tenant, account: string): readonly ContractOfAccount[] =>
  contractsOfAccount(tenant, account).filter(({ number }) => !isSubscriptionContract(account, number));
