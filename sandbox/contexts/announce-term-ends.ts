import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { isSent, markSent, readMeta } from "../database/meta.ts";
import { BEST_TARIFFS } from "../demo/best-tariffs.ts";
import { legalNoticeText } from "../demo/mail-legal-notices.ts";
import { addCalendarDays, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { accountLanguage } from "../language/message-language.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { withCurrentPrice } from "./current-price.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { insertMessage } from "./message.repository.ts";
import { sendEmail } from "./outbox.ts";
import { shownName } from "./product.repository.ts";
import { portingDays, runningContracts } from "./terminated-contracts.ts";

/** Days before the end of a fixed term on which its message is sent: at least 30 (PKE art. 302). */
const NOTICE_DAYS = 31;
const TITLE = "Kończy się okres twojej umowy";

/** Fixed term of a running contract. */
interface Term {
  readonly contractNumber: string;
  readonly products: readonly JsonRecord[];
  readonly endsOn: IsoDay;
}

/** Lists the fixed terms of the running contracts whose services go on after them. */
function termsOf(tenant: Tenant, account: string): readonly Term[] {
  const portings = portingDays(tenant, account);
  return [...runningContracts(tenant, account)].flatMap(([contractNumber, products]) => {
    const endsOn = products
      .map(({ commitmentTo }) => jsonText(commitmentTo))
      .toSorted()
      .at(-1);
    if (endsOn === undefined || endsOn === "") return [];
    const goesOn = products.some(({ productId, contractEnd }) => {
      const last = portings.get(jsonText(productId)) ?? jsonText(contractEnd);
      return last === "" || last > endsOn;
    });
    return goesOn ? [{ contractNumber, products, endsOn }] : [];
  });
}

/** Returns true if an account has the message about the end of a term, also one of the demo. */
const hasNotice = ({ db }: Tenant, account: string, { contractNumber, endsOn }: Term): boolean =>
  db
    .prepare(`SELECT 1 AS there FROM message WHERE account_number = ? AND legal_notice ->> '$.kind' = 'TERM_END'
    AND legal_notice ->> '$.contractNumber' = ? AND legal_notice ->> '$.effectiveOn' = ?`)
    .get(account, contractNumber, endsOn) !== undefined;

/** Returns the price of a product on a day, in grosze; `undefined` if it is not known. */
function priceOf(product: JsonRecord, day: IsoDay): number | undefined {
  const { actualPrice } = withCurrentPrice(product, day);
  return typeof actualPrice === "number" ? actualPrice : undefined;
}

/**
 * Returns what follows without a decision: the prices after the term, and whether they differ from those that the
 * customer pays on the day of the message (TERMS-42). Known prices are named.
 */
function consequenceOf({ products, endsOn }: Term, sentOn: IsoDay): string {
  const next = addCalendarDays(endsOn, 1);
  const prices = products.flatMap((product) => {
    const price = priceOf(product, next);
    return price === undefined ? [] : [`${shownName(product)}: ${formatZloty(price)} miesięcznie`];
  });
  const isSame = products.every((product) =>
    [sentOn, endsOn].every((day) => priceOf(product, day) === priceOf(product, next)),
  );
  const from = datePlaceholder(next, "dmy");
  if (prices.length === 0) return "Po tym dniu usługi działają dalej.";
  return isSame
    ? `Po tym dniu usługi działają dalej, w tej samej cenie. ${prices.join(", ")}.`
    : `Po tym dniu usługi działają dalej, ale cena jest inna niż teraz. Od ${from} zapłacisz: ${prices.join(", ")}.`;
}

function announce(tenant: Tenant, account: string, term: Term): void {
  const { db } = tenant;
  const { contractNumber, products, endsOn } = term;
  const categories = new Set(products.map(({ category }) => jsonText(category)));
  const created = `${addCalendarDays(endsOn, -NOTICE_DAYS)}T08:00:00`;
  const body = `<p>${consequenceOf(term, created.slice(0, 10))}</p>`;
  const legalNotice = {
    kind: "TERM_END",
    contractNumber,
    productId: jsonText(products[0]?.["productId"]),
    effectiveOn: endsOn,
    basis: "art. 302 Prawa komunikacji elektronicznej",
    tariffs: [...categories].flatMap((category) => BEST_TARIFFS[category] ?? []),
  } as const;
  // Before the demo began, the customer has read the message.
  const isRead = created.slice(0, 10) < (readMeta(db, "anchor") ?? "");
  insertMessage(db, account, { title: TITLE, body, created, module: "CONTRACT", isRead, legalNotice });
  sendEmail({ db, now: () => Date.parse(toMoment(created)) }, mainEmailOf(db, account), {
    language: accountLanguage(db, account),
    write: () => legalNoticeText({ title: TITLE, body }, legalNotice),
  });
}

/**
 * Sends the messages about the ends of fixed terms that have become due, each once, with the best tariffs (TERMS-25).
 * Terms that had ended before the demo have none.
 */
export function announceTermEnds(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const [today, anchor] = [tenant.today(), readMeta(db, "anchor") ?? tenant.today()];
  for (const term of termsOf(tenant, account)) {
    const { contractNumber, endsOn } = term;
    const key = `sent:term-end-${account}-${contractNumber}-${endsOn}` as const;
    const isDue = anchor <= endsOn && addCalendarDays(endsOn, -NOTICE_DAYS) <= today;
    if (!isDue || isSent(db, key) || hasNotice(tenant, account, term)) continue;
    markSent(db, key);
    announce(tenant, account, term);
  }
}
