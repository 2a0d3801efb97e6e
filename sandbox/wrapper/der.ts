/** A whole number as DER has it: no needless zeros in front, and none of them negative. */
function encodeInteger(bytes: Uint8Array): readonly number[] {
  const from = bytes.findIndex((byte) => byte !== 0);
  const significant = from === -1 ? [0] : [...bytes.subarray(from)];
  const value = (significant[0] ?? 0) > 0x7f ? [0, ...significant] : significant;
  return [0x02, value.length, ...value];
}

/** A signature of P-256 as phones give it (DER), from the two halves that WebCrypto gives. */
export function derSignature(halves: Uint8Array): Uint8Array {
  const body = [...encodeInteger(halves.subarray(0, 32)), ...encodeInteger(halves.subarray(32))];
  return Uint8Array.from([0x30, body.length, ...body]);
}

export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
