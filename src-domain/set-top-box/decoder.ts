/**
 * A decoder whose PIN can be set anew (specification 3, Reset-PIN hardware). Numbers are text: they begin with zeros.
 */
export interface Decoder {
  readonly model: string;
  readonly caCard: string | undefined;
  readonly cardNo: string | undefined;
  readonly serialNumber: string | undefined;
}

/** Whether both are the same decoder: each of its numbers says so. */
export function isSameDecoder(one: Decoder, other: Decoder): boolean {
  return (
    one.model === other.model &&
    one.caCard === other.caCard &&
    one.cardNo === other.cardNo &&
    one.serialNumber === other.serialNumber
  );
}

/**
 * What the provider gives for a decoder (DEV-04).
 *
 * - `resetCode`: six digits that the customer types on the decoder; it has the PIN then that it came with.
 * - `recoveryCode`: four digits, with which the decoder opens from now on.
 */
export interface PinCode {
  readonly kind: "resetCode" | "recoveryCode";
  readonly digits: string;
}

const RESET_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^\d{4}$/;

/** The code that a text is, blanks around it aside; `undefined` for what is none. */
export function parsePinCode(text: string): PinCode | undefined {
  const digits = text.trim();
  if (RESET_CODE.test(digits)) return { kind: "resetCode", digits };
  return RECOVERY_CODE.test(digits) ? { kind: "recoveryCode", digits } : undefined;
}

/** The digits as they are read and typed: in two groups of the same size. */
export function groupedDigits(digits: string): string {
  const half = digits.length / 2;
  return digits.length < 6 ? digits : `${digits.slice(0, half)} ${digits.slice(half)}`;
}
