import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the end of a contract. */
export const t = texts(pl, "termination");
