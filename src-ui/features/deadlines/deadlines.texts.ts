import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the page of deadlines. */
export const t = texts(pl, "deadlines");
