import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of switching between the accounts of one customer. */
export const t = texts(pl, "accounts");
