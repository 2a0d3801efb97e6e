import { randomBytes } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { insertDownload, isDuplicateInProgress } from "./duplicate.repository.ts";
import { findEntry } from "./finance.repository.ts";
import {
  findDocument,
  ksefOfflineOf,
  ksefRegistrationOf,
  type InvoiceDocument,
  type InvoicePartyRow,
} from "./invoice.repository.ts";
import { createOfferDownload } from "./offer-documents.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** Time for which a file can be downloaded, ms. */
export const DOWNLOAD_MS = 60_000;

/** Returns the issuer of a tenant's invoices. The brand has name and address in one text, separated by a comma. */
export function sellerOf(tenant: Tenant): InvoicePartyRow & { readonly taxId: string } {
  const { brand } = tenant.configuration;
  const comma = brand.transferRecipient.indexOf(", ");
  return { name: brand.legalName, taxId: brand.taxId ?? "", address: brand.transferRecipient.slice(comma + 2) };
}

const sum = (lines: InvoiceDocument["lines"], of: "net" | "vat"): number =>
  lines.reduce((total, line) => total + line[of], 0);

function invoiceDetails({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  const document = findDocument(tenant.db, account, request.text("entryId"));
  if (document === undefined) return { errorCode: "UNKNOWN_ENTRY" };
  const { entry, lines, buyer, corrects, corrections } = document;
  const seller = sellerOf(tenant);
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
    ...(corrects !== undefined && {
      corrects: { entryId: corrects.entryId, number: corrects.number, reason: corrects.reason },
    }),
    corrections: corrections.map(({ number, entryId, entryDate, amount }) => ({
      number,
      entryId,
      issuedOn: entryDate,
      gross: amount,
    })),
    ksef: ksefRegistrationOf(document, seller.taxId, tenant.today()),
    ksefOffline: ksefOfflineOf(document, seller.taxId, tenant.today()),
  };
}

function downloadToken(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const documentId = request.text("documentId");
  if (documentId !== "") return createOfferDownload(tenant, account, documentId, call.origin, DOWNLOAD_MS);
  const entry = findEntry(tenant.db, account, request.text("entryId"));
  if (entry === undefined) return { errorCode: "UNKNOWN_ENTRY" };
  if (!entry.duplicatePossible) return { errorCode: "DUPLICATE_NOT_POSSIBLE" };
  if (isDuplicateInProgress(tenant.db, account, entry, tenant.now())) return { errorCode: "DUPLICATE_CREATING" };
  const token = `${tenant.idPrefix}${randomBytes(24).toString("hex")}`;
  const expiresAt = tenant.now() + DOWNLOAD_MS;
  insertDownload(tenant.db, { token, account, entryId: entry.entryId, expiresAt });
  return { downloadUrl: `${call.origin}/sandbox/files/${token}`, expiresAt: wallAt(expiresAt) };
}

export const INVOICE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getInvoiceDetails: { session: "required", effect: "none", handle: invoiceDetails },
  getDownloadToken: { session: "required", effect: "by-intent", savesNothing: true, handle: downloadToken },
};
