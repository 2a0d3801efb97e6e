import { terminationsOf, type StoredTermination } from "../contexts/termination.repository.ts";
import { confirmationTimeOf } from "../contexts/confirm-terminations.ts";
import { terminationEndOf } from "../contexts/termination-end.ts";
import { storedReceiptContent } from "../contexts/receipt-content.repository.ts";
import { contractProducts, contractServiceNames } from "../contexts/terminated-contracts.ts";
import { isOrganisationAccount } from "../contexts/is-organisation-account.ts";
import { accountNameOf } from "../contexts/account-name-of.ts";
import { announcedChange } from "../contexts/announced-change.ts";
import { replacingOrders } from "../contexts/orders-after-termination.ts";
import { revocationLines } from "../language/revocation-lines.ts";
import { terminationLines, terminationSender, terminationStatement } from "../language/termination-lines.ts";
import { wallAt, type WallTime } from "#kit/calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf, letterFrom, letterRecord, type Letter } from "./letter-pdf.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";

type Receipt = Pick<DocumentDraft, "documentId" | "name" | "contractNumber" | "fileName"> & {
  readonly sentAt: WallTime;
  /** Says when it was received or sent. */
  readonly intro: string;
  /** Statement that was received or sent. */
  readonly statement: string;
  /** Returns the consequences of the statement. */
  readonly lines: () => readonly string[];
};

const receivedText = (at: WallTime): string =>
  `Otrzymane ${polishDay(at.slice(0, 10))} o godzinie ${at.slice(11, 16)} (czas polski).`;

/** Returns the receipts of a termination: of the statement, of the end of the contract, and of a revocation. */
function receiptsOf(
  tenant: Tenant,
  account: string,
  termination: StoredTermination,
  now: WallTime,
): readonly Receipt[] {
  const { db } = tenant;
  const { terminationId, contractNumber, submitted, endsOn, revoked } = termination;
  const fileName = fileNamePart(contractNumber);
  const confirmedAt = confirmationTimeOf(termination, now);
  const linesOf = (isConfirmed: boolean) => () =>
    terminationLines(terminationEndOf(db, account, termination, isConfirmed));
  return [
    {
      documentId: `WY-${terminationId}`,
      name: "Potwierdzenie wypowiedzenia umowy",
      contractNumber,
      fileName: `wypowiedzenie-${fileName}.pdf`,
      sentAt: submitted,
      intro: receivedText(submitted),
      statement: `${terminationStatement(contractNumber, endsOn)}.`,
      lines: linesOf(false),
    },
    ...(confirmedAt === undefined
      ? []
      : [
          {
            documentId: `WP-${terminationId}`,
            name: "Potwierdzenie końca umowy",
            contractNumber,
            fileName: `koniec-umowy-${fileName}.pdf`,
            sentAt: confirmedAt,
            intro: `Wysłane ${polishDay(confirmedAt.slice(0, 10))}.`,
            statement: `Potwierdzamy koniec umowy ${contractNumber}.`,
            lines: linesOf(true),
          },
        ]),
    ...(revoked === undefined
      ? []
      : [
          {
            documentId: `WC-${terminationId}`,
            name: "Potwierdzenie cofnięcia wypowiedzenia",
            contractNumber,
            fileName: `cofniecie-${fileName}.pdf`,
            sentAt: revoked,
            intro: receivedText(revoked),
            statement: `Cofam wypowiedzenie umowy ${contractNumber}.`,
            lines: () =>
              revocationLines(
                announcedChange(tenant, account, contractNumber, revoked.slice(0, 10)),
                replacingOrders(db, account, { contractNumber, at: revoked }),
              ),
          },
        ]),
  ];
}

/** Returns the text of a receipt, which names the services that the contract had when it was sent. */
function letterOf(tenant: Tenant, account: string, { name, contractNumber = "", ...receipt }: Receipt): Letter {
  const sender = terminationSender(
    { name: accountNameOf(tenant.db, account) ?? account, isOrganisation: isOrganisationAccount(tenant, account) },
    contractServiceNames(contractProducts(tenant, account, contractNumber)),
  );
  return {
    title: `${name} ${contractNumber}`,
    intro: [receipt.intro, sender],
    sections: [
      { heading: "Treść", lines: [receipt.statement] },
      { heading: "Co dalej", lines: receipt.lines() },
    ],
  };
}

/** Lists the receipts of the terminations of an account, of the ends of their contracts and of revocations. */
export function terminationDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return terminationsOf(tenant.db, account)
    .flatMap((termination) => receiptsOf(tenant, account, termination, wallAt(tenant.now())))
    .map((receipt) => {
      const { sentAt, documentId, name, contractNumber, fileName } = receipt;
      const content = storedReceiptContent(tenant.db, account, documentId, () =>
        letterRecord(letterOf(tenant, account, receipt)),
      );
      return {
        documentId,
        name,
        ...(contractNumber !== undefined && { contractNumber }),
        fileName,
        kind: "RECEIPT",
        issuedOn: sentAt.slice(0, 10),
        sentAt,
        create: () => cachedPdf(createLetterPdf, letterFrom(content), issuerOf(tenant)),
      };
    });
}
