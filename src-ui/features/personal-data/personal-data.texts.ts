import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the page of personal data (I18N-01). */
export const t = texts(pl, "personalData");
