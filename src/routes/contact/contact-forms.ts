// Contact data and e-invoices, with their forms: loaded by those who open one of them.
export { DataUpdate } from "./data-update.tsx";
export { ContactFormDialog } from "./contact-form-dialog.tsx";
export { EInvoiceForm } from "../e-invoice/e-invoice-form.tsx";
