export { LinkedAccount } from "./account-link.tsx";
export { AccountsChoice } from "./accounts-choice.tsx";
export { ServiceNotice } from "./service-notice.tsx";
export { ThemeChoiceDialog } from "./theme-choice.tsx";
