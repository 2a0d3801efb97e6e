import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the pages that say why there is nothing else to see. */
export const t = texts(pl, "shell-pages");
