import { plainTexts } from "#ui/i18n/plain-texts.ts";
import pl from "./pl.json";

/** Titles of pages, and what is said when nothing else of the portal could be loaded. */
export const routeTexts = plainTexts(pl);
