import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** Titles of pages, and what the gate before them says. */
export const routeTexts = plainTexts(pl, "routes");
