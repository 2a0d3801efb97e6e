/** Languages in which the sandbox writes to customers. */
export const SANDBOX_LANGUAGES = ["pl", "uk", "en"] as const;
export type SandboxLanguage = (typeof SANDBOX_LANGUAGES)[number];

/** Parses a language; `undefined` for other text. */
export function parseSandboxLanguage(text: string | undefined): SandboxLanguage | undefined {
  return SANDBOX_LANGUAGES.find((language) => language === text);
}

/** Returns the tags of an `Accept-Language` header, the preferred one first. */
function tagsOf(header: string): readonly string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", quality = ""] = part.trim().split(";q=");
      return { tag, quality: quality === "" ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** Returns the language that a request asks for in `Accept-Language` (I18N-21); Polish without one that is known. */
export function requestedLanguage(header: string | undefined): SandboxLanguage {
  const known = tagsOf(header ?? "").map((tag) => parseSandboxLanguage(tag.split("-")[0]?.toLowerCase()));
  return known.find((language) => language !== undefined) ?? "pl";
}
