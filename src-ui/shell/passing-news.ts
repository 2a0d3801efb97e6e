import type { ToastNews } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./texts.ts";

/** Another account is acted for. */
export const accountSwitched = (name: string): ToastNews => ({ text: t("accountSwitched", { name }), kind: "news" });

/** The network is back. */
export const backOnline = (): ToastNews => ({ text: t("toastBackOnline"), kind: "done" });

/** What was pressed for did not come over the network, and nothing has changed. */
export const notOpened = (): ToastNews => ({ text: t("notOpened"), kind: "news" });
