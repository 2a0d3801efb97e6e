import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of a complaint about accessibility. */
export const t = texts(pl, "accessibility-complaint", plurals);
