import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of the chat (I18N-01). */
export const t = texts(pl, "chat", plurals);
