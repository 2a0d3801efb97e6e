import { Fragment } from "react";
import { correctedGross, type InvoiceCorrection, type InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Fact } from "#ui/design-system/facts.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./invoice.texts.ts";
import { SignedMoney } from "./signed-money.view.tsx";

interface CorrectionsFactProps {
  readonly details: Pick<InvoiceDetails, "gross" | "corrections">;
}

/** Corrections of a document, and its amount after them; nothing for a document without corrections (FIN-36). */
export function CorrectionsFact({ details }: CorrectionsFactProps) {
  const after = correctedGross(details);
  const { corrections = [] } = details;
  if (after === undefined || corrections.length === 0) return null;
  return (
    <Fact label={t("facts.corrected")} note={t("facts.afterCorrections", { amount: formatMoney(after) })}>
      {corrections.map((correction, index) => (
        <Fragment key={correction.number}>
          {index > 0 && <br />}
          <CorrectionName correction={correction} />
          {": "}
          <SignedMoney amount={correction.gross} />
        </Fragment>
      ))}
    </Fact>
  );
}

/** Link to the document of a correction; its name alone if the customer does not have it. */
function CorrectionName({ correction: { number, entryId, issuedOn } }: { readonly correction: InvoiceCorrection }) {
  const name = breakableNumbers(t("facts.correction", { number: providerText(number), day: formatDate(issuedOn) }));
  return entryId === undefined ? name : <Link href={pathTo("invoiceDetails", entryId)}>{name}</Link>;
}
