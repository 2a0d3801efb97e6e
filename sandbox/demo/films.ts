/** Film of the sandbox: a sequence of steps on a page of another host. */
export interface FilmSeed {
  readonly title: string;
  readonly text: string;
  readonly length: string;
  readonly steps: readonly string[];
}

export const FILMS: Readonly<Record<string, FilmSeed>> = {
  router: {
    title: "Gdzie postawić router",
    text: "Dlaczego szafka pod telewizorem to złe miejsce i co zmienia jeden metr.",
    length: "24 s",
    steps: [
      "Postaw router wysoko i na otwartej półce.",
      "Odsuń go od telewizora, lodówki i grubych ścian.",
      "Stań tam, gdzie najczęściej korzystasz z internetu.",
      "Sprawdź zasięg i przestaw router, jeśli trzeba.",
    ],
  },
  wifi: {
    title: "Jak zmienić nazwę i hasło wifi",
    text: "W portalu, bez logowania do routera. Na końcu podłączysz telefon kodem QR.",
    length: "24 s",
    steps: [
      "Otwórz Więcej, potem Ustawienia wifi.",
      "Wybierz sieć i wpisz nową nazwę.",
      "Wymyśl hasło, które ma co najmniej 12 znaków.",
      "Zapisz i podłącz urządzenia jeszcze raz.",
    ],
  },
  decoder: {
    title: "Co zrobić, gdy dekoder nie odpowiada",
    text: "Trzy próby, po których najczęściej wszystko wraca.",
    length: "18 s",
    steps: [
      "Sprawdź, czy kable są wciśnięte do końca.",
      "Wyłącz dekoder z prądu na 30 sekund.",
      "Włącz go i poczekaj na zegar, do 3 minut.",
    ],
  },
  invoice: {
    title: "Jak czytać fakturę",
    text: "Skąd biorą się kwoty na pierwszej fakturze i co znaczy rozliczenie proporcjonalne.",
    length: "18 s",
    steps: [
      "Na górze jest kwota i termin zapłaty.",
      "Niżej każda usługa ma swój okres.",
      "Pierwsza faktura liczy dni od włączenia usługi.",
    ],
  },
};

/** Site content that refers to the films; the address is a path on the host of pages for frames. */
export const FILM_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILMS).flatMap(([name, { title, text, length }], index) => {
    const key = `video_${index + 1}`;
    return [
      [`${key}_title`, title],
      [`${key}_text`, text],
      [`${key}_length`, length],
      [`${key}_picture`, `/sandbox/assets/film-${name}.svg`],
      [`${key}_address`, `/sandbox/frame/film/${name}`],
    ];
  }),
);
