import { terminationsOf, type StoredTermination } from "../contexts/termination.repository.ts";
import type { WallTime } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf } from "./letter-pdf.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";

type Receipt = Pick<DocumentDraft, "documentId" | "name" | "contractNumber" | "fileName"> & {
  readonly sentAt: WallTime;
  readonly lines: readonly string[];
};

/** Returns the receipts of a termination: of the statement itself, and of its revocation. */
function receiptsOf(termination: StoredTermination): readonly Receipt[] {
  const { terminationId, contractNumber, submitted, endsOn, cost, revoked } = termination;
  const fileName = fileNamePart(contractNumber);
  return [
    {
      documentId: `WY-${terminationId}`,
      name: "Potwierdzenie wypowiedzenia umowy",
      contractNumber,
      fileName: `wypowiedzenie-${fileName}.pdf`,
      sentAt: submitted,
      lines: [
        `Wypowiadam umowę ${contractNumber}.`,
        `Ostatni dzień umowy: ${polishDay(endsOn)}.`,
        `Koszt zakończenia umowy: ${polishAmount(cost)} zł.`,
      ],
    },
    ...(revoked === undefined
      ? []
      : [
          {
            documentId: `WC-${terminationId}`,
            name: "Potwierdzenie cofnięcia wypowiedzenia",
            contractNumber,
            fileName: `cofniecie-${fileName}.pdf`,
            sentAt: revoked,
            lines: [`Cofam wypowiedzenie umowy ${contractNumber}.`, "Umowa trwa bez zmian."],
          },
        ]),
  ];
}

/** Lists the receipts of the terminations of an account and of their revocations. */
export function terminationDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  return terminationsOf(tenant.db, account)
    .flatMap(receiptsOf)
    .map(({ sentAt, lines, ...receipt }) => ({
      ...receipt,
      kind: "RECEIPT",
      issuedOn: sentAt.slice(0, 10),
      sentAt,
      create: () =>
        cachedPdf(
          createLetterPdf,
          {
            title: `${receipt.name} ${receipt.contractNumber}`,
            intro: [`Otrzymane ${polishDay(sentAt.slice(0, 10))} o godzinie ${sentAt.slice(11, 16)} (czas polski).`],
            sections: [{ heading: "Treść", lines }],
          },
          issuerOf(tenant),
        ),
    }));
}
