import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import type { Paper } from "../contexts/offer-documents.ts";
import { isRecord, type Json, type JsonRecord } from "../database/json.ts";

/** The portal's typeface with the letters of Polish, one weight: see public/fonts/OFL.txt. */
const FONT = readFileSync(join(import.meta.dirname, "../assets/atkinson-hyperlegible-next-polish.ttf"));
const MARGIN = 50;

const listOf = (value: Json | undefined): readonly JsonRecord[] => {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isRecord);
};
const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const polishDay = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

function money(value: Json | undefined): string {
  const digits = String(typeof value === "number" ? value : 0).padStart(3, "0");
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0")},${digits.slice(-2)}\u00a0zł`;
}

function linesOf({ offer: { data, status } }: Paper): readonly string[] {
  const products = listOf(data["products"]).flatMap((product) => [
    `${textOf(product["name"])}${product["package"] === undefined ? "" : `, ${textOf(product["package"])}`}, zobowiązanie ${typeof product["commitmentPeriod"] === "number" ? product["commitmentPeriod"] : 0} mies.`,
    ...listOf(product["prices"]).map((price) => `    od ${polishDay(textOf(price["validFrom"]))}: ${money(price["value"])} miesięcznie`),
  ]);
  const once = listOf(data["oneTimeMap"]).map((fee) => `${textOf(fee["name"])}: ${money(fee["price"])}, jednorazowo`);
  return [
    `Oferta nr ${textOf(data["processNumber"])}: ${textOf(data["title"])}`,
    ...(status === 1 ? [`Przyjęta ${polishDay(textOf(data["closeDate"]))}.`] : [`Ważna do ${polishDay(textOf(data["offerExpirationDate"]))}.`]),
    "", ...products, ...once,
    ...(data["activationPrice"] === undefined ? [] : [`Aktywacja: ${money(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [textOf(data["delivery"])]),
    "", "Umowę zawartą na odległość można wypowiedzieć bez podania przyczyny w ciągu 14 dni.",
  ];
}

/** A document of an offer as a PDF. Rejects when it cannot be written. */
export function offerPdf(paper: Paper, legalName: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin: MARGIN, info: { Title: paper.name, Author: legalName }, lang: "pl-PL", displayTitle: true });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  pdf.registerFont("text", FONT);
  pdf.font("text").fontSize(20).text(paper.name).moveDown().fontSize(11).text(legalName).moveDown();
  for (const line of linesOf(paper)) pdf.text(line === "" ? " " : line);
  pdf.end();
  return done;
}
