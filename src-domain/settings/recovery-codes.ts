/** Number of recovery codes at which the portal advises new ones (KEY-08). */
const FEW_RECOVERY_CODES = 3;

/** Returns true if few recovery codes are left, or none; false if none were made. */
export function hasFewRecoveryCodes(left: number | undefined): boolean {
  return left !== undefined && left <= FEW_RECOVERY_CODES;
}

/** Formats a recovery code in two groups: "7K2MW-Q9XBT". */
export function groupedRecoveryCode(code: string): string {
  return code.replace(/^(.{5})(?=.)/u, "$1-");
}
