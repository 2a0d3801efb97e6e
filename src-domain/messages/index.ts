export * from "./message.ts";
export * from "./inbox.ts";
export { extendedTermOf, isChangeCancelled, isNoticeReplaced, type NoticeState } from "./legal-notice.ts";
export type { LegalNotice, NoticeTariff, TermsChange } from "./legal-notice.ts";
export * from "./messages.port.ts";
