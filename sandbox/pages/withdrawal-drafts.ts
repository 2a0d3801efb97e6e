import { wallAt } from "#kit/calendar/warsaw.ts";
import { isOrganisationAccount } from "../contexts/is-organisation-account.ts";
import { productsOf } from "../contexts/product.repository.ts";
import { storedReceiptContent } from "../contexts/receipt-content.repository.ts";
import { contractsEndedBy } from "../contexts/used-days-cost.ts";
import { settlementOf } from "../contexts/settlement-of.ts";
import { correctedNumberOf } from "../contexts/withdrawal-answer.ts";
import { isOfAccount, withdrawalStateOf } from "../contexts/withdrawal-rights.ts";
import { findWithdrawals, type StoredWithdrawal } from "../contexts/withdrawal.repository.ts";
import { senderLabel } from "../language/sender-line.ts";
import { withdrawalSettlementLines } from "../language/withdrawal-settlement-lines.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf, letterFrom, letterRecord, type Letter } from "./letter-pdf.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";

/** Returns true for the number of a contract. A statement may also name that of an order. */
const isContractOf = ({ db }: Tenant, account: string, number: string): boolean =>
  productsOf(db, account).some((product) => product["contractNumber"] === number);

/** Names the receipt of a statement. That of one which has ended no contract confirms only that it arrived. */
const receiptName = ({ db }: Tenant, statement: StoredWithdrawal): string =>
  withdrawalStateOf(db, statement) === "ACCEPTED"
    ? "Potwierdzenie odstąpienia od umowy"
    : "Potwierdzenie otrzymania oświadczenia o odstąpieniu";

/** Returns the text of the receipt of a statement. */
function letterOf(tenant: Tenant, account: string, statement: StoredWithdrawal): Letter {
  const { number, receivedAt, name, contractNumber, email } = statement;
  const recognized = correctedNumberOf(statement);
  const sentAt = wallAt(receivedAt);
  const settlement = settlementOf(tenant.db, statement);
  const isOrganisation = isOrganisationAccount(tenant, account);
  return {
    title: `${receiptName(tenant, statement)} ${number}`,
    intro: [`Otrzymane ${polishDay(sentAt.slice(0, 10))} o godzinie ${sentAt.slice(11, 16)} (czas polski).`],
    sections: [
      { heading: "Treść", lines: [`Odstępuję od umowy, numer ${contractNumber}.`] },
      ...(recognized === undefined ? [] : [{ heading: "Dotyczy umowy lub zamówienia", lines: [recognized] }]),
      { heading: "Od kogo", lines: [`${senderLabel({ isOrganisation })}: ${name}`, `E-mail: ${email}`] },
      ...(settlement === undefined ? [] : [{ heading: "Rozliczenie", lines: withdrawalSettlementLines(settlement) }]),
    ],
  };
}

/** Lists the receipts of the withdrawals of an account. */
export function withdrawalDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return findWithdrawals(tenant.db)
    .filter((statement) => isOfAccount(tenant.db, statement, account))
    .map((statement) => {
      const { number, receivedAt, email } = statement;
      const contractNumber = statement.recognizedNumber ?? statement.contractNumber;
      const ofContract = isContractOf(tenant, account, contractNumber)
        ? contractNumber
        : contractsEndedBy(tenant.db, statement)[0]?.contract.number;
      const sentAt = wallAt(receivedAt);
      const documentId = `OD-${fileNamePart(number)}`;
      const letter = letterFrom(
        storedReceiptContent(tenant.db, account, documentId, () => letterRecord(letterOf(tenant, account, statement))),
      );
      return {
        documentId,
        kind: "RECEIPT",
        name: letter.title.replace(` ${number}`, ""),
        number,
        ...(ofContract !== undefined && { contractNumber: ofContract }),
        issuedOn: sentAt.slice(0, 10),
        fileName: `odstapienie-${fileNamePart(number)}.pdf`,
        sentAt,
        sentToEmail: email,
        create: () => cachedPdf(createLetterPdf, letter, issuerOf(tenant)),
      };
    });
}
