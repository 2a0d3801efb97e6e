import { featureTexts } from "#ui/i18n/texts.ts";
import pl from "./pl.json";

/** Texts of logging in by a link (I18N-01). */
export const t = featureTexts("login-link", pl);
