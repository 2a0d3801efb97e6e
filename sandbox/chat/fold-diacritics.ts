/** Small letters without their signs, to look for words in: "Zapłacić" is looked for as "zaplacic". */
export function foldDiacritics(text: string): string {
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
