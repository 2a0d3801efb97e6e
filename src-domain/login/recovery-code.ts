/** Ten digits and capital letters without those that are misread: 0, 1, I, L and O. */
const RECOVERY_CODE = /^[2-9A-HJKMNP-Z]{10}$/u;

/** Returns a typed recovery code in the form that the server expects, without hyphens and spaces. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.replaceAll(/[\s\-–—]/gu, "").toUpperCase();
}

/** Returns true if a typed code can be a recovery code. */
export function isRecoveryCode(typed: string): boolean {
  return RECOVERY_CODE.test(normalizeRecoveryCode(typed));
}
