/** Rights of a request about personal data (RODO art. 16 to 21), with their names in the form. */
export const PERSONAL_DATA_RIGHTS = {
  RECTIFY: "O sprostowanie danych",
  ERASE: "O usunięcie danych",
  RESTRICT: "O ograniczenie przetwarzania",
  OBJECT: "O uwzględnienie sprzeciwu wobec przetwarzania",
  PORT: "O przeniesienie danych do innej firmy",
} as const;

type Right = keyof typeof PERSONAL_DATA_RIGHTS;

/** Label of the right in the form, and of the company that gets the data. */
export const RIGHT_LABEL = "O co prosisz";
export const RECIPIENT_LABEL = "Do jakiej firmy przenieść dane";

const ENDING =
  "Nic nie płacisz. Jeśli się z tym nie zgadzasz, odpisz tutaj albo złóż skargę do Prezesa Urzędu Ochrony Danych " +
  "Osobowych.";

const ANSWERS: Readonly<Record<Right, (recipient: string) => string>> = {
  RECTIFY: () =>
    "Poprawiliśmy dane, o których piszesz, i powiadomiliśmy firmy, którym je przekazaliśmy. Nowe dane zobaczysz " +
    "w portalu, na stronie „Dane osobowe”.",
  ERASE: () =>
    "Usunęliśmy dane, na których usunięcie pozwalają przepisy. Danych potrzebnych do umowy, rozliczeń i obrony przed " +
    "roszczeniami używamy dalej tylko w tych celach.",
  RESTRICT: () =>
    "Spełniliśmy twoją prośbę: dane, o których piszesz, tylko przechowujemy. Używamy ich wyłącznie za twoją zgodą albo " +
    "do obrony roszczeń. Zanim zniesiemy ograniczenie, damy ci znać.",
  OBJECT: () =>
    "Uwzględniliśmy sprzeciw: nie używamy już tych danych w celu, o którym piszesz, także w marketingu. Danych " +
    "potrzebnych do umowy, rozliczeń i obrony przed roszczeniami używamy dalej tylko w tych celach.",
  PORT: (recipient) =>
    `Przekazaliśmy twoje dane ${recipient === "" ? "do wskazanej firmy" : `do firmy: ${recipient}`}, w pliku, który ` +
    "odczyta komputer. To dane, które mamy od ciebie i z twojego korzystania z usług na podstawie umowy albo zgody. " +
    "U nas zostają bez zmian, a umowa trwa dalej.",
};

const isRight = (name: string): name is Right => Object.hasOwn(PERSONAL_DATA_RIGHTS, name);

/** Returns the answer of the operator to the request of the customer for one of the rights. */
export function personalDataAnswer(question: string): string {
  const answerTo = (label: string): string =>
    question
      .split("\n")
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2)
      .trim() ?? "";
  const named = answerTo(RIGHT_LABEL);
  const right = Object.keys(PERSONAL_DATA_RIGHTS).find((name) => isRight(name) && PERSONAL_DATA_RIGHTS[name] === named);
  if (right === undefined || !isRight(right)) return `Sprawdziliśmy to, o co prosisz, i zmieniliśmy dane. ${ENDING}`;
  return `${ANSWERS[right](answerTo(RECIPIENT_LABEL))} ${ENDING}`;
}
