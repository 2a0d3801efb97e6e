/** Joins the given class names; skips false, empty and missing ones. Returns `undefined` for none. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== false && name !== undefined && name !== "");
  return present.length === 0 ? undefined : present.join(" ");
}
