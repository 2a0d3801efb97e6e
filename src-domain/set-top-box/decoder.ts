/**
 * Decoder whose PIN can be reset (specification 3, Reset-PIN hardware). Numbers are text, because they may begin with
 * zeros.
 */
export interface Decoder {
  readonly model: string;
  readonly caCard: string | undefined;
  readonly cardNo: string | undefined;
  readonly serialNumber: string | undefined;
}

/** Returns true if two records describe the same decoder. */
export function isSameDecoder(one: Decoder, other: Decoder): boolean {
  return (
    one.model === other.model &&
    one.caCard === other.caCard &&
    one.cardNo === other.cardNo &&
    one.serialNumber === other.serialNumber
  );
}

/**
 * Code that the server returns for a decoder (DEV-04).
 *
 * - `resetCode`: six digits to type on the decoder; it then has its factory PIN.
 * - `recoveryCode`: four digits that are the new PIN.
 */
export interface PinCode {
  readonly kind: "resetCode" | "recoveryCode";
  readonly digits: string;
}

const RESET_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^\d{4}$/;

/** Parses a trimmed code; `undefined` for other text. */
export function parsePinCode(text: string): PinCode | undefined {
  const digits = text.trim();
  if (RESET_CODE.test(digits)) return { kind: "resetCode", digits };
  return RECOVERY_CODE.test(digits) ? { kind: "recoveryCode", digits } : undefined;
}

/** Formats the digits of a long code in two groups of the same size. */
export function groupedDigits(digits: string): string {
  const half = digits.length / 2;
  return digits.length < 6 ? digits : `${digits.slice(0, half)} ${digits.slice(half)}`;
}

const SHOWN_DIGITS = 4;

/**
 * Returns the name of a decoder among others: its model, and for one of several of this model the end of its serial
 * number or card (DEV-07).
 */
export function decoderName(decoder: Decoder, all: readonly Decoder[]): string {
  const { model, serialNumber, caCard, cardNo } = decoder;
  if (all.every((other) => other.model !== model || isSameDecoder(other, decoder))) return model;
  const digits = (serialNumber ?? caCard ?? cardNo ?? "").replaceAll(" ", "");
  return digits === "" ? model : `${model} (…${digits.slice(-SHOWN_DIGITS)})`;
}
