import { jsonText, recordsIn, textsIn, type JsonRecord } from "../database/json.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

const KINDS: Readonly<Record<string, string>> = { COMPLAINT: "Reklamacja", FAULT: "Zgłoszenie awarii" };

/** Formats a wall time of Warsaw: 20-11-2026, 9:12. */
const timeText = (wall: string): string => `${polishDay(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;

/** Creates the copy of a request for the customer, as PDF. Rejects if PDF creation fails. */
export function createRequestPdf(request: JsonRecord, account: string, issuer: Issuer): Promise<Buffer> {
  const [number, kind, answerBy] = [request["number"], request["kind"], request["answerBy"]].map(jsonText);
  const title = `${KINDS[kind ?? ""] ?? "Zgłoszenie"} ${number ?? ""}`;
  return createPdf({ title, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, title);
    writer.paragraph(jsonText(request["title"]), { isBold: true });
    writer.paragraph(`Numer klienta ${account}. Przyjęte ${timeText(jsonText(request["sentAt"]))}.`);
    if (answerBy !== undefined && answerBy !== "") writer.paragraph(`Odpowiedź do ${polishDay(answerBy)}.`);
    writer.skip(12);
    for (const entry of recordsIn(request["entries"])) {
      const author = jsonText(entry["author"]) || "Obsługa klienta";
      writer.heading(2, `${entry["side"] === "CUSTOMER" ? "Klient" : author}, ${timeText(jsonText(entry["at"]))}`);
      for (const line of jsonText(entry["text"]).split("\n")) writer.paragraph(line);
      const files = textsIn(entry["files"]);
      if (files.length > 0) writer.paragraph(`Załączniki: ${files.join(", ")}`, { isMuted: true });
      writer.skip(8);
    }
  });
}
