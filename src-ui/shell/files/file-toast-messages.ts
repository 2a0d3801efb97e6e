import { texts } from "#ui/shared/texts/texts.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import pl from "./pl.json";

const t = texts(pl, "files");

/** A file that was asked for is not where it should be. */
export const fileNotSavedToast = (): ToastMessage => ({ text: t("notSaved"), kind: "news" });
