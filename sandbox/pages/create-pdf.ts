import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";

/** Portal typeface with Polish letters, one weight; licence in public/fonts/OFL.txt. */
const FONT = readFileSync(join(import.meta.dirname, "../assets/atkinson-hyperlegible-next-polish.ttf"));

/** Formats a day as `DD-MM-YYYY`. */
export const polishDay = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

/** Creates a Polish PDF with A4 pages that `write` fills. Rejects if PDF creation fails. */
export function createPdf(
  about: { readonly title: string; readonly author: string; readonly margin: number },
  write: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: about.margin,
    info: { Title: about.title, Author: about.author },
    lang: "pl-PL",
    displayTitle: true,
  });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  pdf.registerFont("text", FONT);
  pdf.font("text");
  write(pdf);
  pdf.end();
  return done;
}
