import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of the frame around every page. */
export const t = texts(pl, "shell", polishPlurals);
