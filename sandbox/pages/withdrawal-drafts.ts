import { wallAt } from "../calendar/warsaw.ts";
import { isOfAccount } from "../contexts/withdrawal-rights.ts";
import { findWithdrawals } from "../contexts/withdrawal.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";

/** Lists the receipts of the withdrawals of an account. */
export function withdrawalDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return findWithdrawals(tenant.db)
    .filter((statement) => isOfAccount(tenant.db, statement, account))
    .map(({ number, receivedAt, name, contractNumber, email }) => {
      const sentAt = wallAt(receivedAt);
      const day = sentAt.slice(0, 10);
      return {
        documentId: `OD-${fileNamePart(number)}`,
        kind: "RECEIPT",
        name: "Potwierdzenie odstąpienia od umowy",
        number,
        contractNumber,
        issuedOn: day,
        fileName: `odstapienie-${fileNamePart(number)}.pdf`,
        sentAt,
        create: () =>
          cachedPdf(
            createLetterPdf,
            {
              title: `Potwierdzenie odstąpienia od umowy ${number}`,
              intro: [`Otrzymane ${polishDay(day)} o godzinie ${sentAt.slice(11, 16)} (czas polski).`],
              sections: [
                { heading: "Treść", lines: [`Odstępuję od umowy, numer ${contractNumber}.`] },
                { heading: "Od kogo", lines: [`Imię i nazwisko: ${name}`, `E-mail: ${email}`] },
              ],
            },
            issuerOf(tenant),
          ),
      };
    });
}
