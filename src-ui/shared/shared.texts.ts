import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of components that several features share. */
export const t = texts(pl, "presentation", plurals);
