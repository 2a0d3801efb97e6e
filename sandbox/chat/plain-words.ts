/** Small letters without their signs, to look for words in: "Zapłacić" is looked for as "zaplacic". */
export function plainWords(said: string): string {
  return said.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}
