import type { SourceFile } from "./ports.ts";

/** Words of the domain that are spelled like a value of the contract by coincidence, with the folder of each. */
const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  // Step of the login flow (specification 8).
  ["LOGIN", "src-domain/login/"],
  // Action of the tracking contract (HTTP-02).
  ["OPEN", "src-domain/tracking/"],
]);

/**
 * Returns the enumeration values and refusal codes of the contract. Leaves out plain lower-case words, such as `email`,
 * because the domain uses them too.
 */
export function wireWordsOf(schema: string): ReadonlySet<string> {
  const values = [...schema.matchAll(/<xs:enumeration value="([^"]+)"/g)].map(([, value = ""]) => value);
  const codes = [
    ...schema.matchAll(/<xs:documentation>([^<]*\berror(?:Code|Message)\b[^<]*)<\/xs:documentation>/g),
  ].flatMap(([, text = ""]) => [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([code]) => code));
  return new Set([...values, ...codes].filter((word) => !/^[a-z]+$/.test(word)));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}

/** Returns an error for each wire word that is a string of the domain, or a part of a string between separators. */
export function wireVocabularyIn(files: readonly SourceFile[], words: ReadonlySet<string>): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const literals = [...withoutComments(text).matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)];
    const found = literals.flatMap(([, double, single, template]) =>
      (double ?? single ?? template ?? "").split(/[;,:\s]+/).filter((word) => words.has(word)),
    );
    return [...new Set(found)]
      .filter((word) => !path.startsWith(OWN_WORDS.get(word) ?? "\0"))
      .map((word) => `${path} spells ${word} as the contract does`);
  });
}
