import { addCalendarDays, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { helpDocument } from "../contexts/help.operations.ts";
import { jsonText, parseJsonRecord } from "#kit/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { createDocumentPdf } from "./document-pdf.ts";
import { type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";

/** Days between the announcement of new terms and their first day, at least a month and 30 days. */
const NOTICE_DAYS = 34;

/** Titles of the notices of new versions. */
const NOTICES = {
  PRICE_LIST: "Zawiadomienie o zmianie cennika",
  TERMS: "Zawiadomienie o zmianie regulaminu",
} as const;

const KINDS: Readonly<Record<string, "PRICE_LIST" | "TERMS">> = { Cenniki: "PRICE_LIST", Regulaminy: "TERMS" };

/** Days on which an account had or has a contract. Without `until` one goes on. */
export interface ContractTime {
  readonly since: IsoDay;
  /** Wall time at which the first contract was sent. */
  readonly contractSentAt: WallTime;
  readonly until: IsoDay | undefined;
}

/** Lists the price lists and terms that were or will be in force while contracts run, and the notices of new terms. */
export function termsDrafts(tenant: Tenant, time: ContractTime): readonly DocumentDraft[] {
  const { since, until } = time;
  const issuer = issuerOf(tenant);
  return prepareStatement(tenant.db, "SELECT document_id, data FROM public_document ORDER BY position")
    .all()
    .flatMap((row): readonly DocumentDraft[] => {
      const id = textColumn(row, "document_id");
      const data = parseJsonRecord(textColumn(row, "data"));
      const [name, validFrom, validTo] = [jsonText(data["title"]), jsonText(data["validFrom"]), data["validTo"]];
      const kind = KINDS[jsonText(data["group"])];
      const document = helpDocument(tenant.db, id);
      if (kind === undefined || document === undefined) return [];
      if (typeof validTo === "string" && validTo < since) return [];
      if (until !== undefined && validFrom > until) return [];
      const version: DocumentDraft = {
        documentId: `W-${id}`,
        kind,
        name,
        issuedOn: validFrom,
        validFrom,
        ...(typeof validTo === "string" && { validTo }),
        fileName: `${id}.pdf`,
        sentAt: sentAtOf(announcementOf(validFrom, tenant.today()), time),
        create: () => cachedPdf(createDocumentPdf, document, issuer),
      };
      return validFrom > tenant.today()
        ? [version, noticeOf(tenant, time, { id, noticeTitle: NOTICES[kind], ...document })]
        : [version];
    });
}

/** Returns the day on which terms or prices from `validFrom` on are announced, at the latest today. */
function announcementOf(validFrom: IsoDay, today: IsoDay): IsoDay {
  const day = addCalendarDays(validFrom, -NOTICE_DAYS);
  return day < today ? day : today;
}

/** Returns when terms of an announcement on `day` are sent: terms from before the contract are sent with it. */
const sentAtOf = (day: IsoDay, { since, contractSentAt }: ContractTime): WallTime =>
  day < since ? contractSentAt : `${day}T08:30:00`;

/** New version of terms or prices, with the title of its notice. */
type Announced = NonNullable<ReturnType<typeof helpDocument>> & {
  readonly id: string;
  readonly noticeTitle: string;
};

function noticeOf(
  tenant: Tenant,
  time: ContractTime,
  { id, noticeTitle, title, validFrom, paragraphs }: Announced,
): DocumentDraft {
  const announcedOn = announcementOf(validFrom, tenant.today());
  const issuedOn = announcedOn < time.since ? time.since : announcedOn;
  return {
    documentId: `Z-${id}`,
    kind: "NOTICE",
    name: noticeTitle,
    issuedOn,
    fileName: `zawiadomienie-${id}.pdf`,
    sentAt: sentAtOf(announcedOn, time),
    create: () =>
      cachedPdf(
        createLetterPdf,
        {
          title: noticeTitle,
          intro: [`Od ${polishDay(validFrom)} obowiązuje dokument: ${title}.`],
          sections: [{ heading: "Co się zmienia", lines: paragraphs }],
        },
        issuerOf(tenant),
      ),
  };
}
