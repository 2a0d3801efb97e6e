// Contact data and e-invoices, with their forms: fetched by those who open one of them.
export { DataUpdate } from "./data-update.tsx";
export { contactForm } from "./contact-form.tsx";
export { EInvoiceForm } from "../e-invoice/e-invoice-form.tsx";
