import { plainTexts } from "#ui/i18n/plain-texts.ts";
import pl from "./pl.json";

/** What the settings say of what they do not hold. */
export const settingsTexts = plainTexts(pl);
