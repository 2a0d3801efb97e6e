import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** The login page's texts, built into its chunk without a translation library (I18N-01). */
export const loginTexts = plainTexts(pl, "login");

export type LoginTexts = typeof loginTexts;
