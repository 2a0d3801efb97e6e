import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the step before the payment page: they come with its code (I18N-01). */
export const t = texts(pl, "invoices.review");
