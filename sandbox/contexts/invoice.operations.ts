import { randomBytes } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";
import { insertDownload, isBeingMade } from "./duplicate.repository.ts";
import { findEntry } from "./finance.repository.ts";
import { findDocument, registered, type Document, type Party } from "./invoice.repository.ts";
import { paperTicket } from "./offer-documents.ts";
import type { Call, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** How long a file waits to be fetched. */
export const DOWNLOAD_MS = 60_000;

/** Who issues the invoices of a world. The brand names itself with its address, after a comma. */
export function sellerOf(world: World): Party & { readonly taxId: string } {
  const { brand } = world.configuration;
  const comma = brand.transferRecipient.indexOf(", ");
  return { name: brand.legalName, taxId: brand.taxId ?? "", address: brand.transferRecipient.slice(comma + 2) };
}

const sum = (lines: Document["lines"], of: "net" | "vat"): number => lines.reduce((total, line) => total + line[of], 0);

function invoiceDetails({ world, request }: Call, { account }: ServerSession): JsonRecord {
  const document = findDocument(world.db, account, request.text("entryId"));
  if (document === undefined) return { errorCode: "UNKNOWN_ENTRY" };
  const { entry, lines, buyer, corrects } = document;
  const seller = sellerOf(world);
  return {
    entryId: entry.entryId,
    kind: entry.kind,
    number: entry.number,
    period: entry.period,
    issuedOn: entry.entryDate,
    dueDate: entry.dueDate,
    net: sum(lines, "net"),
    vat: sum(lines, "vat"),
    gross: entry.amount,
    seller: { ...seller },
    buyer: { ...buyer },
    items: lines.map((line) => ({ ...line })),
    ...(corrects !== undefined && { corrects }),
    ksef: registered(document, seller.taxId),
  };
}

function downloadToken(call: Call, { account }: ServerSession): JsonRecord {
  const { world, request } = call;
  const documentId = request.text("documentId");
  if (documentId !== "") return paperTicket(world, account, documentId, call.origin, DOWNLOAD_MS);
  const entry = findEntry(world.db, account, request.text("entryId"));
  if (entry === undefined) return { errorCode: "UNKNOWN_ENTRY" };
  if (!entry.duplicatePossible) return { errorCode: "DUPLICATE_NOT_POSSIBLE" };
  if (isBeingMade(world.db, account, entry, world.now())) return { errorCode: "DUPLICATE_CREATING" };
  const token = `${world.idPrefix}${randomBytes(24).toString("hex")}`;
  const expiresAt = world.now() + DOWNLOAD_MS;
  insertDownload(world.db, { token, account, entryId: entry.entryId, expiresAt });
  return { downloadUrl: `${call.origin}/sandbox/files/${token}`, expiresAt: wallAt(expiresAt) };
}

export const INVOICE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getInvoiceDetails: { session: "required", effect: "none", handle: invoiceDetails },
  getDownloadToken: { session: "required", effect: "by-intent", handle: downloadToken },
};
