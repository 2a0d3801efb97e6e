export { ServiceNotice } from "./service-notice.tsx";
export { ThemeChoiceDialog } from "./theme-choice.tsx";
