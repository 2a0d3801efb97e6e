import { jsonText, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

/** Text of a document: its title, who it is for, and its sections. */
export interface Letter {
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** Returns a stored text of a document. */
export const letterFrom = (record: JsonRecord): Letter => ({
  title: jsonText(record["title"]),
  intro: textsIn(record["intro"]),
  sections: recordsIn(record["sections"]).map(({ heading, lines }) => ({
    heading: jsonText(heading),
    lines: textsIn(lines),
  })),
});

/** Returns a text of a document in the form in which it is stored. */
export const letterRecord = ({ title, intro, sections }: Letter): JsonRecord => ({
  title,
  intro,
  sections: sections.map(({ heading, lines }) => ({ heading, lines })),
});

/** Creates the PDF of a contract, a summary or a notice. Rejects if PDF creation fails. */
export function createLetterPdf({ title, intro, sections }: Letter, issuer: Issuer): Promise<Buffer> {
  return createPdf({ title, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, title);
    for (const line of intro) writer.paragraph(line);
    for (const { heading, lines } of sections) {
      writer.skip(10);
      writer.heading(2, heading);
      for (const line of lines) writer.paragraph(line);
    }
  });
}
