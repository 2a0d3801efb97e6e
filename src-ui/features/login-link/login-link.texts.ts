import { featureTexts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of logging in by a link (I18N-01). */
export const t = featureTexts("login-link", pl);
