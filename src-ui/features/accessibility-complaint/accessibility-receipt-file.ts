import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import type { AccessibilityReceipt } from "#domain/support/index.ts";
import { renderPrintablePage } from "#ui/shared/printable-page.ts";
import type { SentAccessibilityComplaint } from "./accessibility-complaint.view-model.ts";
import { t } from "./accessibility-complaint.texts.ts";

/** Facts of a receipt, on the page and in its file. */
export function accessibilityReceiptFacts(
  { number, receivedAt, answerBy }: AccessibilityReceipt,
  recipient: string,
): readonly (readonly [label: string, value: string])[] {
  return [
    [t("number"), number],
    [t("receivedAt"), t("receivedAtValue", { moment: formatDateTime(receivedAt) })],
    [t("answerBy"), formatDate(answerBy)],
    [t("recipient"), recipient],
  ];
}

/** File of the receipt with the content of the complaint. The customer keeps it without the portal. */
export function accessibilityReceiptFile(
  { complaint, receipt }: SentAccessibilityComplaint,
  recipient: string,
): { readonly name: string; readonly text: string } {
  const { name, contact, subject, requirement, demand } = complaint;
  const answerTo = contact.kind === "email" ? [t("email"), contact.email] : [t("address"), contact.address];
  return {
    name: t("file", { number: receipt.number.replaceAll(/[^\p{L}\d]+/gu, "-") }),
    text: renderPrintablePage({
      above: recipient,
      title: t("document"),
      lead: t("documentLead"),
      sections: [
        { title: t("rules"), facts: accessibilityReceiptFacts(receipt, recipient), paragraphs: [t("rulesSilence")] },
        {
          title: t("form"),
          facts: [
            [t("subject"), subject],
            [t("requirement"), requirement],
            [t("demand"), demand],
            [t("name"), name],
            [answerTo[0] ?? "", answerTo[1] ?? ""],
          ],
        },
      ],
    }),
  };
}
