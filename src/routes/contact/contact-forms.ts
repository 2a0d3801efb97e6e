// Forms of contact data and e-invoices, loaded when one of them is opened.
export { DataUpdate } from "./data-update.tsx";
export { ContactFormDialog } from "./contact-form-dialog.tsx";
export { EInvoiceForm } from "../e-invoice/e-invoice-form.tsx";
