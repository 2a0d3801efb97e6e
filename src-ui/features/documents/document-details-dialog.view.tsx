import { observer } from "#ui/shared/observer.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { deliveryText, noDeliveryText } from "./delivery-text.ts";
import { DocumentCheckSection } from "./document-check.view.tsx";
import type { DocumentDetailsViewModel } from "./document-details.view-model.ts";
import { documentFileText } from "./document-file-text.ts";
import { DocumentFormats } from "./document-formats.view.tsx";
import { t } from "./documents.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Details of a document: delivery, checksum, check and other formats (DOC-22, DOC-23, DOC-25). */
export const DocumentDetailsDialog = observer(function DocumentDetailsDialog({
  model,
  title,
  onClose,
}: {
  readonly model: DocumentDetailsViewModel;
  /** Label that no other document has (A11Y-85). */
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { document } = model;
  const { number, contractNumber, issuedOn, validFrom, validTo, deliveries, sha256 } = document;
  return (
    <ClosableDialog name="document" size="l" title={<PolishText>{title}</PolishText>} onClose={onClose}>
      <div className="stack">
        <Facts>
          {number !== undefined && <Fact label={t("details.number")}>{providerText(number)}</Fact>}
          {contractNumber !== undefined && contractNumber !== number && (
            <Fact label={t("details.contract")}>{providerText(contractNumber)}</Fact>
          )}
          <Fact label={t("details.day")}>
            <FormattedDate date={issuedOn} />
          </Fact>
          {validFrom !== undefined && (
            <Fact label={t("details.validity")}>
              {validTo === undefined
                ? t("details.validFrom", { day: formatDate(validFrom) })
                : t("details.validUntil", { from: formatDate(validFrom), to: formatDate(validTo) })}
            </Fact>
          )}
          <Fact label={t("details.file")}>{documentFileText(document)}</Fact>
          <Fact label={t("details.delivery")}>
            {deliveries.length === 0
              ? noDeliveryText(document)
              : deliveries.map((delivery) => <p key={delivery.at}>{deliveryText(delivery)}</p>)}
          </Fact>
          <Fact label={t("details.sha256")}>
            <span className="documents__sha256">{sha256 ?? t("details.noSha256")}</span>
          </Fact>
        </Facts>
        <DocumentCheckSection model={model} />
        <DocumentFormats model={model} />
      </div>
    </ClosableDialog>
  );
});
