import { texts } from "#ui/shared/texts/texts.ts";
import en from "./en.json";

/** Texts of the diagnostics: in English, because their readers are the operator's engineers (CALL-17). */
export const t = texts(en, "diagnostics");
