import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import { t } from "./shell.texts.ts";

/** Toast after a switch of the account; `former` is the account for which typed text is kept. */
export const accountSwitchedToast = (name: string, former?: string): ToastMessage => ({
  text: former === undefined ? t("accountSwitched", { name }) : t("accountSwitchedKept", { name, former }),
  kind: "news",
});

/** Toast after a page was left because the provider does not support it (CALL-12), or the account lacks it (NAV-34). */
export const pageLeftToast = (isUnavailable: boolean): ToastMessage => ({
  text: t(isUnavailable ? "pageUnavailable" : "pageNotOnAccount"),
  kind: "news",
});

/** Toast on the first page after a registration. */
export const accountCreatedToast = (): ToastMessage => ({ text: t("accountCreated"), kind: "done" });

/** Toast when the network is back. */
export const backOnlineToast = (): ToastMessage => ({ text: t("toastBackOnline"), kind: "done" });

/** Toast after a failed load of a requested part; nothing has changed. */
export const notOpenedToast = (): ToastMessage => ({ text: t("notOpened"), kind: "news" });
