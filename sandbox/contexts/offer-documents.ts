import { randomBytes } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LinkedOffer } from "./action-link.repository.ts";
import { findStoredDocument } from "./document.repository.ts";
import { insertOfferDownload, offersOf } from "./offer.repository.ts";
import { offerDocumentsOf, toOfferAnswer } from "./offer-answer.ts";
import { findRequestFile, findRequestOfCopy } from "./support.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Document of an offer, with its offer. */
export interface StoredOfferDocument {
  readonly documentId: string;
  readonly name: string;
  readonly offer: LinkedOffer;
}

/** Finds a document by id among the visible offers of an account. */
export function findOfferDocument(
  tenant: Tenant,
  account: string,
  documentId: string,
): StoredOfferDocument | undefined {
  for (const offer of offersOf(tenant.db, account)) {
    if (toOfferAnswer(offer, account, tenant.today())["consentNeeded"] === true) continue;
    const found = offerDocumentsOf(offer).find((offerDocument) => offerDocument["documentId"] === documentId);
    if (found !== undefined)
      return { documentId, name: typeof found["name"] === "string" ? found["name"] : documentId, offer };
  }
  return undefined;
}

/**
 * Creates a download of a document of an offer or of the account, or a file or copy of a request, that is valid for
 * `lifeMs`.
 */
export function createOfferDownload(
  tenant: Tenant,
  account: string,
  documentId: string,
  origin: string,
  lifeMs: number,
): JsonRecord {
  const isKnown =
    findOfferDocument(tenant, account, documentId) ??
    findStoredDocument(tenant.db, account, documentId) ??
    findRequestFile(tenant.db, account, documentId) ??
    findRequestOfCopy(tenant.db, account, documentId);
  if (isKnown === undefined) return { errorCode: "UNKNOWN_DOCUMENT" };
  const token = `${tenant.idPrefix}${randomBytes(24).toString("hex")}`;
  const expiresAt = tenant.now() + lifeMs;
  insertOfferDownload(tenant.db, { token, account, documentId, expiresAt });
  return { downloadUrl: `${origin}/sandbox/papers/${token}`, expiresAt: wallAt(expiresAt) };
}
