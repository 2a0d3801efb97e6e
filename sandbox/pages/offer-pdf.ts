import type { Paper } from "../contexts/offer-documents.ts";
import { isRecord, type Json, type JsonRecord } from "../database/json.ts";
import { pdfOf, polishDay } from "./pdf.ts";

const listOf = (value: Json | undefined): readonly JsonRecord[] => {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isRecord);
};
const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

function money(value: Json | undefined): string {
  const digits = String(typeof value === "number" ? value : 0).padStart(3, "0");
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0")},${digits.slice(-2)}\u00a0zł`;
}

function linesOf({ offer: { data, status } }: Paper): readonly string[] {
  const products = listOf(data["products"]).flatMap((product) => [
    `${textOf(product["name"])}${product["package"] === undefined ? "" : `, ${textOf(product["package"])}`}, zobowiązanie ${typeof product["commitmentPeriod"] === "number" ? product["commitmentPeriod"] : 0} mies.`,
    ...listOf(product["prices"]).map(
      (price) => `    od ${polishDay(textOf(price["validFrom"]))}: ${money(price["value"])} miesięcznie`,
    ),
  ]);
  const once = listOf(data["oneTimeMap"]).map((fee) => `${textOf(fee["name"])}: ${money(fee["price"])}, jednorazowo`);
  return [
    `Oferta nr ${textOf(data["processNumber"])}: ${textOf(data["title"])}`,
    ...(status === 1
      ? [`Przyjęta ${polishDay(textOf(data["closeDate"]))}.`]
      : [`Ważna do ${polishDay(textOf(data["offerExpirationDate"]))}.`]),
    "",
    ...products,
    ...once,
    ...(data["activationPrice"] === undefined ? [] : [`Aktywacja: ${money(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [textOf(data["delivery"])]),
    "",
    "Umowę zawartą na odległość można wypowiedzieć bez podania przyczyny w ciągu 14 dni.",
  ];
}

/** A document of an offer as a PDF. Rejects when it cannot be written. */
export function offerPdf(paper: Paper, legalName: string): Promise<Buffer> {
  return pdfOf({ title: paper.name, author: legalName, margin: 50 }, (pdf) => {
    pdf.fontSize(20).text(paper.name).moveDown().fontSize(11).text(legalName).moveDown();
    for (const line of linesOf(paper)) pdf.text(line === "" ? " " : line);
  });
}
