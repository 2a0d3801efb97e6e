/** The given class names in one string; what is false, empty or missing is left out. `undefined` for none. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== false && name !== undefined && name !== "");
  return present.length === 0 ? undefined : present.join(" ");
}
