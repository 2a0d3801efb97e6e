// What "Inna kwota" needs and the list of invoices does not: a form with its rules, masks and messages.
export { ownAmountForm } from "./own-amount-form.ts";
export { OwnAmountDialog } from "./own-amount-dialog.view.tsx";
