import type { ToastNews } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./texts.ts";

/** The network is back. */
export const backOnline = (): ToastNews => ({ text: t("toastBackOnline"), kind: "done" });
