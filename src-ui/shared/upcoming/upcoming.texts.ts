import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of visits and orders that are ahead. */
export const t = texts(pl, "upcoming");
