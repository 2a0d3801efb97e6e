import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Titles of pages, and what the gate before them says. */
export const t = texts(pl, "routes");
