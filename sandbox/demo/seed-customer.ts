import { announceQuestion } from "../contexts/announce-question.ts";
import { confirmTerminations } from "../contexts/confirm-terminations.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { readMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open-database.ts";
import { flagColumn, textColumn } from "../database/rows.ts";
import { demoAccount } from "./accounts.ts";
import { invoiceItemsOf } from "./invoice-items.ts";
import { mailLegalNotices } from "./mail-legal-notices.ts";
import { seedActivities } from "./seed-activities.ts";
import { seedChats } from "./seed-chats.ts";
import { completionDayOf } from "../contexts/order-progress.ts";
import { insertFile } from "../contexts/form-file.operations.ts";
import { insertRequest } from "../contexts/support.repository.ts";
import { seedDevices } from "./seed-devices.ts";
import { seedStreaming } from "./seed-streaming.ts";
import { seedTerminations } from "./seed-terminations.ts";
import { seedServices } from "./seed-services.ts";
import type { OnboardingSeed } from "./client-seed.ts";
import type { MessageSeed, OutageSeed, RequestSeed } from "./message-seed.ts";
import type { OfferSeed } from "./offer-seed.ts";
import type { CustomerSeed } from "./seed.ts";
import { withSpeeds } from "./with-speeds.ts";

function seedClient(db: DatabaseSync, account: string, seed: CustomerSeed): void {
  db.prepare("INSERT INTO client VALUES (?, ?, ?, ?)").run(
    account,
    seed.overpayment ?? 0,
    JSON.stringify(seed.client),
    JSON.stringify(seed.flags ?? {}),
  );
  db.prepare("INSERT INTO contact VALUES (?, ?)").run(account, JSON.stringify(seed.contact));
  const address = db.prepare("INSERT INTO address VALUES (?, ?, ?)");
  seed.addresses.forEach((item, position) => address.run(account, position, JSON.stringify(item)));
  const product = db.prepare("INSERT INTO product VALUES (?, ?, ?)");
  seed.products.forEach((item, position) => product.run(account, position, JSON.stringify(withSpeeds(item))));
  const consent = db.prepare("INSERT INTO consent VALUES (?, ?, ?, ?, ?, ?)");
  seed.consents.forEach(({ currentValue, changed, ...item }, position) =>
    consent.run(
      account,
      position,
      JSON.stringify(item),
      Number(currentValue),
      changed?.at ?? null,
      changed?.by ?? null,
    ),
  );
}

function seedTexts(db: DatabaseSync, account: string, texts: Readonly<Record<string, string>>): void {
  const insert = db.prepare("INSERT INTO account_text VALUES (?, ?, ?)");
  for (const [key, value] of Object.entries(texts)) insert.run(account, key, value);
}

function seedEntries(db: DatabaseSync, account: string, seed: CustomerSeed): void {
  const { entries } = seed;
  const idOf = (index: number): string => `${account}${String(index + 1).padStart(6, "0")}`;
  const insertItem = db.prepare("INSERT INTO invoice_item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertCorrection = db.prepare("INSERT INTO invoice_correction VALUES (?, ?, ?, ?)");
  const insert = db.prepare("INSERT INTO financial_entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)");
  entries.forEach((entry, index) => {
    insert.run(
      account,
      idOf(index),
      entry.kind,
      entry.series,
      entry.period ?? null,
      entry.amount,
      entry.unpaid,
      entry.entryDate,
      entry.dueDate ?? null,
      entry.status,
      Number(entry.duplicatePossible ?? false),
      Number(entry.duplicateCreating ?? false),
      Number(entry.isKsefOffline ?? false),
    );
    invoiceItemsOf(entry, seed).forEach((item, position) =>
      insertItem.run(
        account,
        idOf(index),
        position,
        item.serviceId ?? null,
        item.name,
        item.kind,
        item.fromDay ?? null,
        item.toDay ?? null,
        item.quantity ?? null,
        item.net,
        item.vatRate,
        item.vat,
        item.gross,
      ),
    );
    const corrected =
      entry.kind === "correction"
        ? entries.findIndex(({ kind, period }) => kind === "invoice" && period === entry.period)
        : -1;
    if (corrected >= 0) insertCorrection.run(account, idOf(index), idOf(corrected), "Przerwa w działaniu usługi");
  });
}

/** Returns the id of the invoice of a month. */
function invoiceId(db: DatabaseSync, account: string, period: string): string | null {
  const row = db
    .prepare("SELECT entry_id FROM financial_entry WHERE account_number = ? AND kind = 'invoice' AND period = ?")
    .get(account, period);
  return row === undefined ? null : textColumn(row, "entry_id");
}

function seedMessages(db: DatabaseSync, account: string, messages: readonly MessageSeed[]): void {
  const insert = db.prepare("INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)");
  messages.forEach((message, index) => {
    insert.run(
      account,
      `${account}-${String(index + 1).padStart(5, "0")}`,
      message.rodoMessageId ?? null,
      message.title,
      message.body,
      message.created,
      message.validFrom ?? null,
      Number(message.read),
      message.type,
      message.module ?? null,
      message.invoicePeriod === undefined ? null : invoiceId(db, account, message.invoicePeriod),
      message.productId ?? null,
      message.legalNotice === undefined ? null : JSON.stringify(message.legalNotice),
    );
  });
}

function seedOutages(db: DatabaseSync, account: string, outages: readonly OutageSeed[]): void {
  const insert = db.prepare("INSERT INTO outage VALUES (?, ?, ?)");
  for (const outage of outages) insert.run(account, outage.outageId, JSON.stringify(outage));
}

/** Inserts offers. The products of the seed already are what the orders completed until `today` have made them. */
function seedOffers(db: DatabaseSync, account: string, offers: readonly OfferSeed[], today: IsoDay): void {
  const insert = db.prepare("INSERT INTO offer VALUES (?, ?, ?, ?)");
  for (const offer of offers) {
    const data = parseJsonRecord(JSON.stringify({ ...offer, products: offer.products.map(withSpeeds) }));
    const completedOn = completionDayOf(offer.status, data, today);
    insert.run(account, offer.offerId, offer.status, JSON.stringify({ ...data, completedOn }));
  }
}

/** Inserts requests, and announces the questions about them; their files are in the folder of assets. */
function seedRequests(db: DatabaseSync, account: string, requests: readonly RequestSeed[], now: number): void {
  for (const { entries, ...request } of requests) {
    insertRequest(db, account, request, entries);
    const last = entries.at(-1);
    if (last?.kind === "QUESTION") announceQuestion(db, account, { number: request.number, question: last, now });
    for (const { name, documentId } of entries.flatMap(({ files = [] }) => files))
      insertFile(db, account, documentId, name, readFileSync(join(import.meta.dirname, "../assets", name)));
  }
}

function seedOnboarding(db: DatabaseSync, account: string, events: readonly OnboardingSeed[]): void {
  const insert = db.prepare("INSERT INTO onboarding_event VALUES (?, ?, ?, ?, ?)");
  events.forEach((event, position) =>
    insert.run(account, position, event.eventName, Number(event.eventSet), event.expirationDate ?? null),
  );
}

/**
 * Seeds the data of an account at its first use, relative to the anchor days of its tenant; `now` is the tenant's time,
 * ms. Later calls do nothing.
 */
export function seedCustomer(db: DatabaseSync, account: string, now: number): void {
  const row = db.prepare("SELECT seeded FROM account WHERE account_number = ?").get(account);
  if (row === undefined || flagColumn(row, "seeded")) return;
  inTransaction(db, () => {
    const today = readMeta(db, "anchor");
    const near = readMeta(db, "near-anchor");
    if (today === undefined || near === undefined) throw new Error("the tenant has no anchor day");
    const seed = demoAccount(account).createSeed({ today, near });
    seedClient(db, account, seed);
    seedServices(db, account, seed);
    seedTerminations(db, account, seed);
    seedTexts(db, account, seed.siteTexts ?? {});
    seedEntries(db, account, seed);
    seedMessages(db, account, seed.messages);
    mailLegalNotices(db, seed, now);
    confirmTerminations(db, { account, now, isRead: true });
    seedOutages(db, account, seed.outages);
    seedOffers(db, account, seed.offers, today);
    seedOnboarding(db, account, seed.onboarding);
    seedChats(db, account, seed.chats ?? []);
    seedRequests(db, account, seed.requests ?? [], now);
    seedStreaming(db, account, seed, today, now);
    seedDevices(db, account, seed);
    seedActivities(db, account, seed, now);
    db.prepare("UPDATE account SET seeded = 1 WHERE account_number = ?").run(account);
  });
}
