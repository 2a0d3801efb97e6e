export { faultWords } from "./fault-words.ts";
export { httpsPage, maintenancePage } from "./told-pages.ts";
