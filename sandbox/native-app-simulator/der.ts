/** Encodes a non-negative integer in DER, without needless leading zeros. */
function encodeInteger(bytes: Uint8Array): readonly number[] {
  const from = bytes.findIndex((byte) => byte !== 0);
  const significant = from === -1 ? [0] : [...bytes.subarray(from)];
  const value = (significant[0] ?? 0) > 0x7f ? [0, ...significant] : significant;
  return [0x02, value.length, ...value];
}

/** Converts a P-256 signature of WebCrypto (r and s concatenated) to DER, the format of phones. */
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
