import { texts } from "#ui/shared/texts/texts.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import pl from "./pl.json";

const t = texts(pl, "files");

/** Toast about a file that could not be saved. */
export const fileNotSavedToast = (): ToastMessage => ({ text: t("notSaved"), kind: "news" });
