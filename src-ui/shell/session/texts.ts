import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the warning before a session ends. */
export const t = featureTexts("shell-session", pl);
