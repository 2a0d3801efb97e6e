import { formatSupportCode } from "#domain/tracking/support-code.ts";

/** Code of this page load, in all its requests and reports and on its error pages (CALL-13). */
export const SUPPORT_CODE = formatSupportCode(crypto.getRandomValues(new Uint8Array(8)));
