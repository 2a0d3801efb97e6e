import type { StoredOfferDocument } from "../contexts/offer-documents.ts";
import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import { createPdf, polishDay } from "./create-pdf.ts";

const listOf = (value: Json | undefined): readonly JsonRecord[] => {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isJsonRecord);
};
const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

function formatAmount(value: Json | undefined): string {
  const digits = String(typeof value === "number" ? value : 0).padStart(3, "0");
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0")},${digits.slice(-2)}\u00a0zł`;
}

function linesOf({ offer: { data, status } }: StoredOfferDocument): readonly string[] {
  const products = listOf(data["products"]).flatMap((product) => [
    `${textOf(product["name"])}${product["package"] === undefined ? "" : `, ${textOf(product["package"])}`}, ` +
      `zobowiązanie ${typeof product["commitmentPeriod"] === "number" ? product["commitmentPeriod"] : 0} mies.`,
    ...listOf(product["prices"]).map(
      ({ validFrom, price }) =>
        `    ${validFrom === undefined ? "" : `od ${polishDay(textOf(validFrom))}: `}${formatAmount(price)} miesięcznie`,
    ),
  ]);
  const once = listOf(data["oneTimeMap"]).map(
    (fee) => `${textOf(fee["name"])}: ${formatAmount(fee["price"])}, jednorazowo`,
  );
  return [
    `Oferta nr ${textOf(data["processNumber"])}: ${textOf(data["title"])}`,
    ...(status === 1
      ? [`Przyjęta ${polishDay(textOf(data["closeDate"]))}.`]
      : [`Ważna do ${polishDay(textOf(data["offerExpirationDate"]))}.`]),
    "",
    ...products,
    ...once,
    ...(data["activationPrice"] === undefined
      ? []
      : [`Aktywacja: ${formatAmount(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [textOf(data["delivery"])]),
    "",
    "Umowę zawartą na odległość można wypowiedzieć bez podania przyczyny w ciągu 14 dni.",
  ];
}

/** Creates the PDF of an offer's document. Rejects if PDF creation fails. */
export function createOfferPdf(offerDocument: StoredOfferDocument, legalName: string): Promise<Buffer> {
  return createPdf({ title: offerDocument.name, author: legalName, margin: 50 }, (pdf) => {
    pdf.fontSize(20).text(offerDocument.name).moveDown().fontSize(11).text(legalName).moveDown();
    for (const line of linesOf(offerDocument)) pdf.text(line === "" ? " " : line);
  });
}
