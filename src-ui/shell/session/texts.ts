import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of the warning before a session ends. */
export const t = featureTexts("shell-session", pl);
