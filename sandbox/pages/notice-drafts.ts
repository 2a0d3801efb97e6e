import { fillDatePlaceholders } from "../calendar/date-placeholders.ts";
import { latestPast } from "../calendar/relative-wall-time.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { legalNoticeLines } from "../language/legal-notice-lines.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";

/** Lists the legal notices of an account, as its messages and e-mails have them (TERMS-09). */
export function noticeDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return tenant.db
    .prepare("SELECT * FROM message WHERE account_number = ? AND legal_notice IS NOT NULL ORDER BY message_id")
    .all(account)
    .map((row) => {
      const [id, notice] = [textColumn(row, "message_id"), parseJsonRecord(textColumn(row, "legal_notice"))];
      const [title, body] = ["title", "body"].map((column) =>
        fillDatePlaceholders(textColumn(row, column))
          .replaceAll(/<[^>]*>/gu, " ")
          .trim(),
      );
      const sentAt = latestPast(textColumn(row, "created"), wallAt(tenant.now()));
      return {
        documentId: `ZM-${id}`,
        kind: "NOTICE",
        name: title ?? "",
        contractNumber: jsonText(notice["contractNumber"]),
        issuedOn: sentAt.slice(0, 10),
        fileName: `zawiadomienie-${fileNamePart(id)}.pdf`,
        sentAt,
        create: () =>
          cachedPdf(
            createLetterPdf,
            {
              title: title ?? "",
              intro: [body ?? ""],
              sections: [{ heading: "Szczegóły", lines: legalNoticeLines(notice) }],
            },
            issuerOf(tenant),
          ),
      };
    });
}
