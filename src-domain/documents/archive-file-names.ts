/** Splits a file name before its extension. */
function splitExtension(name: string): readonly [string, string] {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
}

/** Returns the names of the files of an archive in their order: a repeated name gets a number (DOC-24). */
export function archiveFileNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = splitExtension(name);
    let unique = name;
    // Some systems do not tell upper case from lower case.
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = `${stem} (${copy})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
