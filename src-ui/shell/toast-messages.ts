import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./texts.ts";

/** Another account is acted for. */
export const accountSwitchedToast = (name: string): ToastMessage => ({
  text: t("accountSwitched", { name }),
  kind: "news",
});

/** The network is back. */
export const backOnlineToast = (): ToastMessage => ({ text: t("toastBackOnline"), kind: "done" });

/** What was pressed for did not come over the network, and nothing has changed. */
export const notOpenedToast = (): ToastMessage => ({ text: t("notOpened"), kind: "news" });
