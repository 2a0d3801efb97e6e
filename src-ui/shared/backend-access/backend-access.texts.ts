import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Reason why nothing can be saved during backend access (ACC-12). A file of its own, because every page loads it. */
export const backendAccessText = texts(pl, "backendAccess");
