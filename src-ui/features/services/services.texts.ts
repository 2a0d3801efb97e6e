import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of the services and of one service's details. */
export const t = texts(pl, "services", plurals);
