import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, textsIn } from "#kit/json.ts";
import { offerDocumentsOf } from "../contexts/offer-answer.ts";
import { findOfferDocument, type StoredOfferDocument } from "../contexts/offer-documents.ts";
import { offersOf, orderedAtOf } from "../contexts/offer.repository.ts";
import { withdrawnContracts } from "../contexts/withdrawn-contracts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { documentedContracts, type ContractOfAccount } from "./contracts-of-account.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createOfferPdf } from "./offer-pdf.ts";

const ACCEPTED = 1;

/** Accepted extension of a contract, whose terms are in its summary. */
interface ContractExtension {
  readonly offerId: string;
  readonly concludedOn: IsoDay;
  /** Day of a withdrawal from it; `undefined` if it applies. */
  readonly withdrawnOn: IsoDay | undefined;
  readonly sentAt: string;
  readonly summary: StoredOfferDocument;
}

/** Lists the accepted extensions of an account by contract, the earliest first. */
export function extensionsOf(tenant: Tenant, account: string): ReadonlyMap<string, readonly ContractExtension[]> {
  const withdrawals = new Map(
    withdrawnContracts(tenant.db).map(({ order, withdrawnOn }) => [`${order.account} ${order.offerId}`, withdrawnOn]),
  );
  const extensions = new Map<string, readonly ContractExtension[]>();
  for (const offer of offersOf(tenant.db, account)) {
    const { data, status } = offer;
    const [offerId, sentAt] = [jsonText(data["offerId"]), orderedAtOf(data)];
    if (status !== ACCEPTED || data["kind"] !== "EXTENSION" || sentAt === undefined) continue;
    const listed = offerDocumentsOf(offer).find(({ role }) => role === "SUMMARY");
    const summary = listed && findOfferDocument(tenant, account, jsonText(listed["documentId"]));
    if (summary === undefined) continue;
    const withdrawnOn = withdrawals.get(`${account} ${offerId}`);
    const extension = { offerId, concludedOn: jsonText(data["closeDate"]), withdrawnOn, sentAt, summary };
    for (const number of textsIn(data["extendedContracts"]))
      extensions.set(number, [...(extensions.get(number) ?? []), extension].toSorted(byConclusion));
  }
  return extensions;
}

const byConclusion = (one: ContractExtension, other: ContractExtension): number =>
  one.concludedOn.localeCompare(other.concludedOn);

/** Returns the last day of terms from `from` on: the day before the next extension that applies, else `until`. */
export function lastDayOfTerms(
  from: IsoDay,
  extensions: readonly ContractExtension[],
  until: IsoDay | undefined,
): IsoDay | undefined {
  const next = extensions.find(({ concludedOn, withdrawnOn }) => withdrawnOn === undefined && concludedOn > from);
  const last = next && addCalendarDays(next.concludedOn, -1);
  return last === undefined || (until !== undefined && until < last) ? until : last;
}

/** Lists the summaries of the extensions of one contract. */
function summaryDrafts(
  tenant: Tenant,
  { number, until }: Pick<ContractOfAccount, "number" | "until">,
  extensions: readonly ContractExtension[],
): readonly DocumentDraft[] {
  return extensions.map(({ offerId, concludedOn, withdrawnOn, sentAt, summary }) => {
    const part = `${fileNamePart(number)}-${fileNamePart(offerId)}`;
    const validTo = withdrawnOn ?? lastDayOfTerms(concludedOn, extensions, until);
    return {
      documentId: `PW-${part}`,
      kind: "CONTRACT_SUMMARY",
      name: summary.name,
      contractNumber: number,
      issuedOn: concludedOn,
      validFrom: concludedOn,
      ...(validTo !== undefined && { validTo }),
      sentAt,
      fileName: `podsumowanie-${part}.pdf`,
      create: () => cachedPdf(createOfferPdf, summary, issuerOf(tenant)),
    };
  });
}

/**
 * Lists the summaries of the terms that extensions of the contracts of an account have agreed: the files of their
 * orders, in force from the conclusion, after a withdrawal until its day (DOC-61).
 */
export function extensionDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  const extensions = extensionsOf(tenant, account);
  return documentedContracts(tenant, account).flatMap((contract) =>
    summaryDrafts(tenant, contract, extensions.get(contract.number) ?? []),
  );
}
