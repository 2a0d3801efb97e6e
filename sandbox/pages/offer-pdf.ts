import type { StoredOfferDocument } from "../contexts/offer-documents.ts";
import { jsonText, recordsIn, type Json, type JsonRecord } from "../database/json.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

const currency = (value: Json | undefined): string => `${polishAmount(typeof value === "number" ? value : 0)}\u00a0zł`;

const commitmentOf = ({ commitmentPeriod }: JsonRecord): string =>
  typeof commitmentPeriod === "number" && commitmentPeriod > 0
    ? `zobowiązanie ${commitmentPeriod} mies. od zawarcia umowy`
    : "bez zobowiązania";

function linesOf({ offer: { data, status } }: StoredOfferDocument): readonly string[] {
  const products = recordsIn(data["products"]).flatMap((product) => [
    `${jsonText(product["name"])}${product["package"] === undefined ? "" : `, ${jsonText(product["package"])}`}, ` +
      commitmentOf(product),
    ...recordsIn(product["prices"]).map(
      ({ validFrom, price }) =>
        `    ${validFrom === undefined ? "" : `od ${polishDay(jsonText(validFrom))}: `}${currency(price)} miesięcznie`,
    ),
  ]);
  const once = recordsIn(data["oneTimeMap"]).map(
    (fee) => `${jsonText(fee["name"])}: ${currency(fee["price"])}, jednorazowo`,
  );
  return [
    `Oferta nr ${jsonText(data["processNumber"])}: ${jsonText(data["title"])}`,
    ...(status === 1
      ? [`Przyjęta ${polishDay(jsonText(data["closeDate"]))}.`]
      : [`Ważna do ${polishDay(jsonText(data["offerExpirationDate"]))}.`]),
    "",
    ...products,
    ...once,
    ...(data["activationPrice"] === undefined ? [] : [`Aktywacja: ${currency(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [jsonText(data["delivery"])]),
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
