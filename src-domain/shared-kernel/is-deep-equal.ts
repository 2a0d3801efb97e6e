/**
 * Compares lists and plain records by content, in order and depth; compares all other values, such as files, by
 * identity.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isDeepEqual(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepEqual(one[name], other[name]))
  );
}

/** Returns true for a plain record: an object without a class, fully described by its fields. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
