import { expect, test } from "vitest";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { groszeOf, itemText, readItems, type AnswerItem } from "./plausible-data/demo-customers.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
/** Amount of each complaint, in zlotys: more than some documents, less than others. */
const AMOUNT = "60.00";
const BANK_ACCOUNT = "61109010140000071219812874";
/** Account whose login may only read. */
const READ_ONLY = "5200918";
const ACCOUNTS = DEMO_LOGINS.flatMap(({ login, accounts }) =>
  accounts.map((account) => ({ login, account, first: accounts[0] })),
).filter(({ account }) => account !== READ_ONLY);

/** State of an account. Amounts in grosze. */
interface AccountState {
  readonly balance: number;
  readonly entries: readonly AnswerItem[];
  /** Sum of the amounts of all entries. */
  readonly booked: number;
  readonly unpaid: number;
  /** Part of the overpayment that is going to be paid out. */
  readonly ordered: number;
}

const sumOf = (items: readonly AnswerItem[], name: string): number =>
  items.reduce((sum, item) => sum + groszeOf(itemText(item, name)), 0);

async function stateOf(customer: EffectCustomer): Promise<AccountState> {
  const entries = readItems(await customer.call("getClientFinancialEntries"), "e:entries/e:item");
  const payouts = readItems(await customer.call("getOverpaymentPayouts"), "e:payouts/e:item");
  return {
    entries,
    balance: groszeOf((await customer.read("getClientData", "e:client/e:currentBalance")) ?? ""),
    booked: sumOf(entries, "amount"),
    unpaid: sumOf(entries, "unpaidAmount"),
    ordered: sumOf(
      payouts.filter((payout) => itemText(payout, "state") === "ordered"),
      "amount",
    ),
  };
}

/** Sends a complaint about a document. Returns its number. */
async function complainAbout(customer: EffectCustomer, document: string, payout: string): Promise<string | undefined> {
  const answers = Object.entries({
    subject: "BILL",
    service: "Internet",
    invoice: document,
    from: "01-11-2026",
    text: "Kwota na fakturze jest za wysoka.",
    claim: "AMOUNT",
    amount: AMOUNT,
    payout,
    ...(payout === "ACCOUNT" && { account: BANK_ACCOUNT }),
    answer: "LETTER",
  }).map(([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`);
  const fields = `<formId>COMPLAINT</formId><answers>${answers.join("")}</answers><files/>`;
  return customer.read("registerContactFormSubmission", "e:number", fields);
}

/** Picks the documents to complain about: an interest note, the oldest open one, the newest one and a paid one. */
function disputedOf(entries: readonly AnswerItem[]): readonly string[] {
  const isDocument = (item: AnswerItem): boolean => ["invoice", "interest"].includes(itemText(item, "kind"));
  const documents = entries.filter(isDocument).toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const isOpen = (item: AnswerItem): boolean => groszeOf(itemText(item, "unpaidAmount")) > 0;
  const picked = [
    documents.find((item) => itemText(item, "kind") === "interest"),
    documents.find(isOpen),
    documents.at(-1),
    documents.findLast((item) => !isOpen(item)),
  ].flatMap((item) => (item === undefined ? [] : [itemText(item, "number")]));
  return [...new Set(picked)];
}

const dayOf = (item: AnswerItem): string => itemText(item, "entryDate").split("-").toReversed().join("-");

test.each(ACCOUNTS)(
  "(part of FIN-29) keeps entries and balance of $account equal after complaints",
  async ({ login, account, first }) => {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`balanced-${account}`), login);
    const move = async (days: number): Promise<AccountState> => {
      await customer.moveClock(days * DAY_MS);
      if (account !== first) await customer.call("changeContext", `<contextId>${account}</contextId>`);
      return stateOf(customer);
    };
    // By then the seeded payments have been booked.
    const before = await move(4);
    const documents = disputedOf(before.entries);
    const numbers = [];
    for (const [index, document] of documents.entries()) {
      const payout = index % 2 === 0 ? "INVOICE" : "ACCOUNT";
      const number = await complainAbout(customer, document, payout);
      // Without what is or will be due nothing can be deducted.
      numbers.push(number === "WRONG_ANSWERS" ? await complainAbout(customer, document, "ACCOUNT") : number);
    }
    for (const days of [31, 1, 1, 10, 30]) {
      const now = await move(days);
      expect(now.balance - before.balance, "balance and booked entries").toBe(before.booked - now.booked);
      expect(Math.min(now.balance + now.unpaid - now.ordered, now.unpaid), "overpayment beside open entries").toBe(0);
    }
    const { entries } = await stateOf(customer);
    for (const [index, document] of documents.entries()) {
      const item = entries.find((one) => itemText(one, "number") === document);
      const details = await customer.call(
        "getInvoiceDetails",
        `<entryId>${itemText(item ?? new Map(), "entryId")}</entryId>`,
      );
      const corrections = details.all("e:corrections/e:item/e:gross").map(groszeOf);
      expect(corrections, `${document}, ${numbers[index] ?? ""}`).toContain(-groszeOf(AMOUNT));
      const corrected = corrections.reduce((sum, gross) => sum + gross, groszeOf(details.one("e:gross") ?? ""));
      expect(groszeOf(itemText(item ?? new Map(), "unpaidAmount")), document).toBeLessThanOrEqual(
        Math.max(0, corrected),
      );
    }
  },
);
