import type { StoredOfferDocument } from "../contexts/offer-documents.ts";
import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishAmount, polishDay } from "./pdf-formats.ts";
import { createPdf } from "./pdf-writer.ts";

const listOf = (value: Json | undefined): readonly JsonRecord[] => {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isJsonRecord);
};
const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

const currency = (value: Json | undefined): string => `${polishAmount(typeof value === "number" ? value : 0)}\u00a0zł`;

const commitmentOf = ({ commitmentPeriod }: JsonRecord): string =>
  typeof commitmentPeriod === "number" && commitmentPeriod > 0
    ? `zobowiązanie ${commitmentPeriod} mies. od zawarcia umowy`
    : "bez zobowiązania";

function linesOf({ offer: { data, status } }: StoredOfferDocument): readonly string[] {
  const products = listOf(data["products"]).flatMap((product) => [
    `${textOf(product["name"])}${product["package"] === undefined ? "" : `, ${textOf(product["package"])}`}, ` +
      commitmentOf(product),
    ...listOf(product["prices"]).map(
      ({ validFrom, price }) =>
        `    ${validFrom === undefined ? "" : `od ${polishDay(textOf(validFrom))}: `}${currency(price)} miesięcznie`,
    ),
  ]);
  const once = listOf(data["oneTimeMap"]).map(
    (fee) => `${textOf(fee["name"])}: ${currency(fee["price"])}, jednorazowo`,
  );
  return [
    `Oferta nr ${textOf(data["processNumber"])}: ${textOf(data["title"])}`,
    ...(status === 1
      ? [`Przyjęta ${polishDay(textOf(data["closeDate"]))}.`]
      : [`Ważna do ${polishDay(textOf(data["offerExpirationDate"]))}.`]),
    "",
    ...products,
    ...once,
    ...(data["activationPrice"] === undefined ? [] : [`Aktywacja: ${currency(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [textOf(data["delivery"])]),
    "",
    "Umowę zawartą na odległość można wypowiedzieć bez podania przyczyny w ciągu 14 dni.",
  ];
}

/** Creates the PDF of an offer's document. Rejects if PDF creation fails. */
export function createOfferPdf(offerDocument: StoredOfferDocument, issuer: Issuer): Promise<Buffer> {
  return createPdf({ title: offerDocument.name, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, offerDocument.name);
    writer.paragraph(issuer.name, { isMuted: true });
    writer.skip(12);
    for (const line of linesOf(offerDocument)) {
      if (line === "") writer.skip(10);
      else writer.paragraph(line);
    }
  });
}
