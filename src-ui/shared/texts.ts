import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts that several features share, because the components that show them do. */
export const t = texts(pl, "presentation", polishPlurals);
