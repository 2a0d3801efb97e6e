/** A whole number as DER has it: no needless zeros in front, and none of them negative. */
function integer(bytes: Uint8Array): readonly number[] {
  const from = bytes.findIndex((byte) => byte !== 0);
  const kept = from === -1 ? [0] : [...bytes.subarray(from)];
  const value = (kept[0] ?? 0) > 0x7f ? [0, ...kept] : kept;
  return [0x02, value.length, ...value];
}

/** A signature of P-256 as phones give it (DER), from the two halves that WebCrypto gives. */
export function derSignature(halves: Uint8Array): Uint8Array {
  const body = [...integer(halves.subarray(0, 32)), ...integer(halves.subarray(32))];
  return Uint8Array.from([0x30, body.length, ...body]);
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
