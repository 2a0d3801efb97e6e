import { addCalendarDays, type IsoDay, type WallTime } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, parseJsonRecord, recordsIn } from "#kit/json.ts";
import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { textColumn } from "../database/rows.ts";
import { formatTermChange } from "../language/legal-notice-lines.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Days between the announcement of new terms and their first day, at least a month and 30 days. */
const NOTICE_DAYS = 34;

/** Hour at which new terms are announced. */
const ANNOUNCED_AT = "T08:30:00";

/** Titles of the notices of new versions. */
const NOTICES = {
  PRICE_LIST: "Zawiadomienie o zmianie cennika",
  TERMS: "Zawiadomienie o zmianie regulaminu",
} as const;

const KINDS: Readonly<Record<string, keyof typeof NOTICES>> = { Cenniki: "PRICE_LIST", Regulaminy: "TERMS" };

/** Version of terms or prices, with the title of its notice. */
export interface TermsVersion {
  readonly id: string;
  readonly kind: keyof typeof NOTICES;
  readonly noticeTitle: string;
  readonly title: string;
  readonly validFrom: IsoDay;
  readonly validTo: IsoDay | undefined;
  /** Former and new values, the right to end the contract or why there is none, and the basis, in Polish sentences. */
  readonly noticeLines: readonly string[];
}

/** Lists all versions of the terms and price lists. */
export function termsVersions({ db }: Tenant): readonly TermsVersion[] {
  return db
    .prepare("SELECT document_id, data, body FROM public_document ORDER BY position")
    .all()
    .flatMap((row): readonly TermsVersion[] => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const kind = KINDS[jsonText(data["group"])];
      if (kind === undefined) return [];
      const { notice, validTo } = data;
      const [id, title, validFrom] = [
        textColumn(row, "document_id"),
        jsonText(data["title"]),
        jsonText(data["validFrom"]),
      ];
      const day = formatPolishDay(validFrom);
      const { changes, exit, basis } = isJsonRecord(notice) ? notice : {};
      const listed = recordsIn(changes).map((change) => `${jsonText(change["name"])}: ${formatTermChange(change)}.`);
      const paragraphs = textColumn(row, "body").split("\n");
      const noticeLines = [
        `Od ${day} obowiązuje: ${title}. Do tego dnia obowiązuje wersja dotychczasowa.`,
        ...(listed.length === 0 ? paragraphs.filter((text) => text !== exit) : listed),
        ...(exit === undefined ? [] : [jsonText(exit)]),
        ...(basis === undefined ? [] : [`Podstawa: ${jsonText(basis)}.`]),
      ];
      return [
        {
          id,
          kind,
          noticeTitle: NOTICES[kind],
          title,
          validFrom,
          validTo: typeof validTo === "string" ? validTo : undefined,
          noticeLines,
        },
      ];
    });
}

/** Returns the day on which terms or prices from `validFrom` on are announced, at the latest today. */
export function termsAnnouncementOf(validFrom: IsoDay, today: IsoDay): IsoDay {
  const day = addCalendarDays(validFrom, -NOTICE_DAYS);
  return day < today ? day : today;
}

/** Returns when terms that are announced on a day are sent. */
export const announcementTime = (day: IsoDay): WallTime => `${day}${ANNOUNCED_AT}`;
