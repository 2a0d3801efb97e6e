import { plainTexts } from "#ui/shared/texts/plain-texts.ts";
import pl from "./pl.json";

/** What is said when nothing else of the portal could be loaded. */
export const wrongTexts = plainTexts(pl, "wrong");
