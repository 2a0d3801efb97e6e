import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of the start page. */
export const t = texts(pl, "home", plurals);
