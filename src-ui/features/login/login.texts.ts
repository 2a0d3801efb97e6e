import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** The login page's texts, built into its chunk without a translation library (I18N-01). */
export const t = texts(pl, "login");
