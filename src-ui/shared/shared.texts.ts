import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of components that several features share. */
export const t = texts(pl, "presentation", polishPlurals);
