/** The given class names in one string; what is false, empty or missing is left out. `undefined` for none. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const kept = names.filter((name) => name !== false && name !== undefined && name !== "");
  return kept.length === 0 ? undefined : kept.join(" ");
}
