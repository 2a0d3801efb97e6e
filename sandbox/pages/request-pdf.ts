import { jsonText, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

const KINDS: Readonly<Record<string, string>> = { COMPLAINT: "Reklamacja", FAULT: "Zgłoszenie awarii" };

/** Formats a wall time of Warsaw: 20-11-2026, 9:12. */
const timeText = (wall: string): string => `${polishDay(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;

/** Lists the last days of the answers: that of the first one stays when the customer writes after it. */
export function answerDayLines(request: JsonRecord): readonly string[] {
  const [first, next] = [jsonText(request["firstAnswerBy"]), jsonText(request["answerBy"])];
  if (first === "") return next === "" ? [] : [`Odpowiedź do ${polishDay(next)}.`];
  const lines = [`Odpowiedź do ${polishDay(first)}.`];
  return next === "" || next === first ? lines : [...lines, `Ponowna odpowiedź do ${polishDay(next)}.`];
}

/** Creates the copy of a request for the customer, as PDF. Rejects if PDF creation fails. */
export function createRequestPdf(request: JsonRecord, account: string, issuer: Issuer): Promise<Buffer> {
  const [number, kind] = [jsonText(request["number"]), jsonText(request["kind"])];
  const title = `${KINDS[kind] ?? "Zgłoszenie"} ${number}`;
  return createPdf({ title, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, title);
    writer.paragraph(jsonText(request["title"]), { isBold: true });
    writer.paragraph(`Numer klienta ${account}. Przyjęte ${timeText(jsonText(request["sentAt"]))}.`);
    for (const line of answerDayLines(request)) writer.paragraph(line);
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
