/** Returns the text in lower case without diacritics, for searching: "Zapłacić" becomes "zaplacic". */
export function foldDiacritics(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
