/** Languages of the gallery. `pseudo`: Polish with accents and 40 % longer, which no customer can choose. */
export const GALLERY_LANGUAGES = ["pl", "uk", "en", "pseudo"] as const;
export type GalleryLanguage = (typeof GALLERY_LANGUAGES)[number];

/** Parses a language of the gallery; Polish for other text. */
export function parseGalleryLanguage(text: string | null): GalleryLanguage {
  return GALLERY_LANGUAGES.find((language) => language === text) ?? "pl";
}
