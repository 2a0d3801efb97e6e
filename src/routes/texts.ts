import { plainTexts } from "#ui/i18n/plain-texts.ts";
import pl from "./pl.json";

/** Titles of pages, and what the gate before them says. */
export const routeTexts = plainTexts(pl, "routes");
