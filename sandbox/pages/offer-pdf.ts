import type { StoredOfferDocument } from "../contexts/offer-documents.ts";
import { jsonText } from "#kit/json.ts";
import { offerConditionLines } from "../language/offer-condition-lines.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf } from "#kit/pdf/pdf-writer.ts";

/** Lines about the end of a subscription: no notice period, as the dialog that turns it off says. */
const SUBSCRIPTION_END = [
  "Umowa jest zawarta na czas nieokreślony. Subskrypcję możesz wyłączyć w portalu w każdej chwili, bez okresu " +
    "wypowiedzenia. Dostęp skończy się wtedy od razu, a kolejnej opłaty już nie doliczymy.",
];

function linesOf({ offer }: StoredOfferDocument): readonly string[] {
  const { data, status } = offer;
  return [
    `Oferta nr ${jsonText(data["processNumber"])}: ${jsonText(data["title"])}`,
    ...(status === 1
      ? [`Przyjęta ${polishDay(jsonText(data["closeDate"]))}.`]
      : [`Ważna do ${polishDay(jsonText(data["offerExpirationDate"]))}.`]),
    "",
    ...offerConditionLines(offer),
    ...(jsonText(data["streamingService"]) === "" ? [] : SUBSCRIPTION_END),
    "",
    "Od umowy zawartej na odległość można odstąpić bez podania przyczyny w ciągu 14 dni.",
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
