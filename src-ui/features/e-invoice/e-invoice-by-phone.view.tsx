import { Banner } from "#ui/design-system/banner.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "e-invoice");

/** Phone number of the customer service. */
export interface EInvoiceHelpLine {
  readonly number: string;
  readonly dial: string;
}

/** Reason why the portal cannot turn e-invoices on, and the number to call, in place of the form (EINV-04). */
export function EInvoiceByPhone({
  barrier,
  helpLine,
}: {
  readonly barrier: "hidden" | "restricted";
  readonly helpLine: EInvoiceHelpLine | undefined;
}) {
  return (
    <Banner tone="info" live="none" title={t(barrier)}>
      {t(`why.${barrier}`)}.{" "}
      {helpLine !== undefined && (
        <>
          {t("callAt")}{" "}
          <a className="nowrap" href={`tel:${helpLine.dial}`}>
            {helpLine.number}
          </a>
        </>
      )}
    </Banner>
  );
}
