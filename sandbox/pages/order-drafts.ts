import { jsonText, recordsIn } from "#kit/json.ts";
import { listEntries } from "../contexts/finance.repository.ts";
import { findDocument } from "../contexts/invoice.repository.ts";
import { findOfferDocument, type StoredOfferDocument } from "../contexts/offer-documents.ts";
import { offersOf, orderedAtOf } from "../contexts/offer.repository.ts";
import { storedReceiptContent } from "../contexts/receipt-content.repository.ts";
import { requestsOf } from "../contexts/support.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { createInvoicePdf } from "./invoice-pdf.ts";
import { issuerOf } from "./issuer.ts";
import { createOfferPdf } from "./offer-pdf.ts";
import { createRequestPdf } from "./request-pdf.ts";

/** Newest invoices whose duplicates are listed. */
const MAX_INVOICES = 4;
const ACCEPTED = 1;

/** Returns the document of an order as it was sent, also after its day or its services have changed. */
function orderDocument(tenant: Tenant, account: string, offerId: string): StoredOfferDocument | undefined {
  const found = findOfferDocument(tenant, account, `DOC-${offerId}-P`);
  if (found?.offer.status !== ACCEPTED) return undefined;
  const { status, data } = found.offer;
  const stored = storedReceiptContent(tenant.db, account, `ZAM-${offerId}`, () => ({ ...data }));
  return { ...found, offer: { status, data: stored } };
}

/** Lists the confirmations of accepted orders. */
export function orderDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return offersOf(tenant.db, account).flatMap(({ data, status }): readonly DocumentDraft[] => {
    const [id, closed] = [jsonText(data["offerId"]), jsonText(data["closeDate"])];
    const document = orderDocument(tenant, account, id);
    const sentAt = orderedAtOf(data);
    if (status !== ACCEPTED || document === undefined || sentAt === undefined) return [];
    const number = jsonText(data["processNumber"]);
    return [
      {
        documentId: `ZAM-${id}`,
        kind: "ORDER",
        name: `Zamówienie: ${jsonText(data["title"])}`,
        ...(number !== "" && { number }),
        issuedOn: closed,
        fileName: `zamowienie-${fileNamePart(id)}.pdf`,
        sentAt,
        create: () => cachedPdf(createOfferPdf, document, issuerOf(tenant)),
      },
    ];
  });
}

/** Lists the receipts of the requests of an account, as they were when the requests arrived. */
export function receiptDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return requestsOf(tenant.db, account).map((request) => {
    const [number, sentAt] = [jsonText(request["number"]), jsonText(request["sentAt"])];
    const documentId = `P-${fileNamePart(number)}`;
    const content = storedReceiptContent(tenant.db, account, documentId, () => ({
      ...request,
      entries: recordsIn(request["entries"]).slice(0, 1),
    }));
    return {
      documentId,
      kind: "RECEIPT",
      name: `Potwierdzenie: ${jsonText(request["title"])}`,
      number,
      issuedOn: sentAt.slice(0, 10),
      fileName: `potwierdzenie-${fileNamePart(number)}.pdf`,
      sentAt,
      create: () => cachedPdf(createRequestPdf, content, account, issuerOf(tenant)),
    };
  });
}

/** Lists the duplicates of the newest invoices. They were not sent: the customer downloads them. */
export function invoiceDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return listEntries(tenant.db, account)
    .filter(
      ({ duplicatePossible, duplicateCreating, kind }) => kind === "invoice" && duplicatePossible && !duplicateCreating,
    )
    .toSorted((one, other) => (one.entryDate < other.entryDate ? 1 : -1))
    .slice(0, MAX_INVOICES)
    .flatMap(({ entryId, number, entryDate }): readonly DocumentDraft[] => {
      const document = findDocument(tenant.db, account, entryId);
      if (document === undefined) return [];
      return [
        {
          documentId: `FV-${entryId}`,
          kind: "INVOICE",
          name: "Duplikat faktury",
          number,
          issuedOn: entryDate,
          fileName: `faktura-${fileNamePart(number)}.pdf`,
          create: () => cachedPdf(createInvoicePdf, document, account, issuerOf(tenant), tenant.today()),
        },
      ];
    });
}
