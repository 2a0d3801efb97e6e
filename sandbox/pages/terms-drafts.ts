import type { IsoDay, WallTime } from "#kit/calendar/warsaw.ts";
import { helpDocument } from "../contexts/help.operations.ts";
import { termsAnnouncementOf, announcementTime, termsVersions, type TermsVersion } from "../contexts/new-terms.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { createDocumentPdf } from "./document-pdf.ts";
import { type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";

/** Days on which an account had or has a contract. Without `until` one goes on. */
export interface ContractTime {
  readonly since: IsoDay;
  /** Wall time at which the first contract was sent. */
  readonly contractSentAt: WallTime;
  readonly until: IsoDay | undefined;
  /** Day on which the end of the last contract became known: later announcements are not sent. */
  readonly endKnownOn: IsoDay | undefined;
}

/** Lists the price lists and terms that were or will be in force while contracts run, and the notices of new terms. */
export function termsDrafts(tenant: Tenant, time: ContractTime): readonly DocumentDraft[] {
  const issuer = issuerOf(tenant);
  return termsVersions(tenant).flatMap((version): readonly DocumentDraft[] => {
    const { id, kind, title: name, validFrom, validTo } = version;
    const document = helpDocument(tenant.db, id);
    if (document === undefined || (validTo !== undefined && validTo < time.since)) return [];
    if (!isDelivered(validFrom, time, tenant.today())) return [];
    const draft: DocumentDraft = {
      documentId: `W-${id}`,
      kind,
      name,
      issuedOn: validFrom,
      validFrom,
      ...(validTo !== undefined && { validTo }),
      fileName: `${id}.pdf`,
      sentAt: sentAtOf(termsAnnouncementOf(validFrom, tenant.today()), time),
      create: () => cachedPdf(createDocumentPdf, document, issuer),
    };
    return validFrom > tenant.today() ? [draft, noticeOf(tenant, time, version)] : [draft];
  });
}

/**
 * Returns true for terms that were in force while contracts ran, and for later ones that were announced before the end
 * of the last contract was known: what was delivered stays.
 */
function isDelivered(validFrom: IsoDay, { until, endKnownOn = until }: ContractTime, today: IsoDay): boolean {
  if (until === undefined || endKnownOn === undefined || validFrom <= until) return true;
  const announcedOn = termsAnnouncementOf(validFrom, today);
  return announcedOn <= until && announcedOn <= endKnownOn;
}

/** Returns when terms of an announcement on `day` are sent: terms from before the contract are sent with it. */
const sentAtOf = (day: IsoDay, { since, contractSentAt }: ContractTime): WallTime =>
  day < since ? contractSentAt : announcementTime(day);

function noticeOf(
  tenant: Tenant,
  time: ContractTime,
  { id, noticeTitle, validFrom, noticeLines }: TermsVersion,
): DocumentDraft {
  const announcedOn = termsAnnouncementOf(validFrom, tenant.today());
  const [intro = "", ...lines] = noticeLines;
  return {
    documentId: `Z-${id}`,
    kind: "NOTICE",
    name: noticeTitle,
    issuedOn: announcedOn < time.since ? time.since : announcedOn,
    fileName: `zawiadomienie-${id}.pdf`,
    sentAt: sentAtOf(announcedOn, time),
    create: () =>
      cachedPdf(
        createLetterPdf,
        { title: noticeTitle, intro: [intro], sections: [{ heading: "Co się zmienia", lines }] },
        issuerOf(tenant),
      ),
  };
}
