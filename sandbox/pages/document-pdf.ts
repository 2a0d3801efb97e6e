import type { HelpDocument } from "../contexts/help.operations.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

/** Creates the PDF of a public document. Rejects if PDF creation fails. */
export function createDocumentPdf({ title, validFrom, paragraphs }: HelpDocument, issuer: Issuer): Promise<Buffer> {
  return createPdf({ title, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, title);
    writer.paragraph(`${issuer.name}. Obowiązuje od ${polishDay(validFrom)}.`, { isMuted: true });
    writer.skip(12);
    for (const paragraph of paragraphs) {
      writer.paragraph(paragraph);
      writer.skip(6);
    }
  });
}
