/*
 * In the built portal this stands in for a package of the XML library's. It judges the values of entities that a
 * doctype
 * declares; the codec refuses every doctype, so that the only answer that can ever be needed is that none is safe.
 */

export const HTML: readonly RegExp[] = [];
export const XML: readonly RegExp[] = [];

export function isUnsafe(): boolean {
  return true;
}
