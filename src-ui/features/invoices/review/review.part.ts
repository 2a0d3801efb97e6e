// What looking over a payment needs and the list of invoices does not.
export { ReviewDialog } from "./review-dialog.view.tsx";
