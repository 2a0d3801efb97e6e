import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

export const t = texts(pl, "e-invoice.status");

/** Toast text after e-invoices were turned off. */
export const eInvoiceTurnedOff = (): string => t("done");
