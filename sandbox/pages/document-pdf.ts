import type { HelpDocument } from "../contexts/help.operations.ts";
import { createPdf, polishDay } from "./create-pdf.ts";

/** Creates the PDF of a public document. Rejects if PDF creation fails. */
export function createDocumentPdf({ title, validFrom, paragraphs }: HelpDocument, legalName: string): Promise<Buffer> {
  return createPdf({ title, author: legalName, margin: 60 }, (pdf) => {
    pdf
      .fontSize(20)
      .text(title)
      .moveDown(0.5)
      .fontSize(11)
      .text(`${legalName}, obowiązuje od ${polishDay(validFrom)}`)
      .moveDown();
    for (const paragraph of paragraphs) pdf.text(paragraph).moveDown(0.5);
  });
}
