export * from "./answers.ts";
export * from "./attachment.ts";
export * from "./callback.ts";
export * from "./complaint.ts";
export type * from "./contact-form.ts";
export * from "./file-kind.ts";
export * from "./form-definition.ts";
export * from "./support-request.ts";
export type * from "./support.port.ts";
