/** Categories of the FAQ. Their ids are part of addresses and do not change. */
export const FAQ_CATEGORIES = [
  { categoryId: "faktury", name: "Faktury i płatności" },
  { categoryId: "internet", name: "Internet i wifi" },
  { categoryId: "telewizja", name: "Telewizja i dekoder" },
  { categoryId: "umowa", name: "Umowa i przeprowadzka" },
  { categoryId: "konto", name: "Konto i bezpieczeństwo" },
] as const;

export interface FaqSeed {
  readonly questionId: string;
  readonly categoryId: (typeof FAQ_CATEGORIES)[number]["categoryId"];
  readonly question: string;
  readonly answer: string;
}

export const FAQ: readonly FaqSeed[] = [
  {
    questionId: "jak-zaplacic",
    categoryId: "faktury",
    question: "Jak mogę zapłacić fakturę?",
    answer:
      '<p>Najszybciej w portalu, w dziale <a href="/invoice">Faktury</a>: BLIKIEM, ' +
      "kartą albo szybkim przelewem. Wpłata jest widoczna od razu.</p>" +
      "<p>Możesz też zrobić zwykły przelew. Numer rachunku jest na fakturze i w portalu, " +
      "razem z kodem QR dla aplikacji banku. Taka wpłata dochodzi do dwóch dni roboczych.</p>",
  },
  {
    questionId: "pierwsza-faktura",
    categoryId: "faktury",
    question: "Dlaczego pierwsza faktura jest inna niż kolejne?",
    answer:
      "<p>Pierwsza faktura obejmuje dni od włączenia usługi do końca okresu i cały następny miesiąc. " +
      "Może też zawierać opłatę za aktywację.</p><p>Od drugiej faktury kwota jest taka, jak w umowie.</p>",
  },
  {
    questionId: "po-terminie",
    categoryId: "faktury",
    question: "Co się stanie, gdy zapłacę po terminie?",
    answer:
      "<p>Po terminie naliczamy odsetki ustawowe za każdy dzień. " +
      "Po 14 dniach wyślemy przypomnienie, a gdy zaległość trwa dłużej, możemy ograniczyć usługę. " +
      "Wcześniej zawsze o tym napiszemy.</p><p>Nie możesz zapłacić całości? Zadzwoń, ustalimy raty.</p>",
  },
  {
    questionId: "e-faktura",
    categoryId: "faktury",
    question: "Jak włączyć e-fakturę?",
    answer:
      '<p>W dziale <a href="/invoice">Faktury</a> wybierz „Włącz e-fakturę”. ' +
      "Potrzebny jest adres e-mail i dwie zgody.</p>" +
      "<p>O każdej nowej fakturze napiszemy na ten adres, a sama faktura poczeka w portalu. " +
      "Papierowej już nie wyślemy.</p>",
  },
  {
    questionId: "nadplata",
    categoryId: "faktury",
    question: "Mam nadpłatę. Co mogę z nią zrobić?",
    answer:
      "<p>Nic nie musisz robić: zaliczymy ją na następną fakturę. " +
      "Jeśli wolisz dostać pieniądze, zleć w dziale Faktury wypłatę i podaj w niej numer swojego rachunku. " +
      "Dotrą na niego najpóźniej trzy dni po zleceniu.</p>",
  },
  {
    questionId: "wolne-wifi",
    categoryId: "internet",
    question: "Co zrobić, gdy wifi jest wolne?",
    answer:
      "<ol><li>Postaw router wysoko, na otwartej półce, z dala od telewizora i grubych ścian.</li>" +
      "<li>Podłącz się do sieci 5 GHz. W bloku jest w niej luźniej.</li>" +
      "<li>Zmierz prędkość na kablu. Jeśli na kablu jest dobrze, problemem jest zasięg wifi, a nie łącze.</li>" +
      "<li>Wyłącz router z prądu na 30 sekund i włącz go ponownie.</li></ol>" +
      "<p>Jeśli to nie pomoże, zadzwoń do pomocy technicznej. Sprawdzimy łącze zdalnie.</p>",
  },
  {
    questionId: "haslo-wifi",
    categoryId: "internet",
    question: "Gdzie znajdę hasło do wifi i jak je zmienić?",
    answer:
      "<p>Hasło, z którym przyszedł router, jest na naklejce na jego spodzie. " +
      'Jeśli zostało zmienione, sprawdzisz je i zmienisz w <a href="/wifiConfiguration">ustawieniach ' +
      "wifi</a>.</p><p>Po zmianie wszystkie urządzenia trzeba podłączyć jeszcze raz.</p>",
  },
  {
    questionId: "brak-internetu",
    categoryId: "internet",
    question: "Nie działa internet. Od czego zacząć?",
    answer:
      "<p>Zobacz na stronie głównej portalu, czy pod twoim adresem nie ma awarii lub prac. " +
      "Jeśli jest, znajdziesz tam przewidywany koniec.</p><p>Jeśli nie ma, wyłącz router z prądu na 30 sekund, " +
      "włącz i poczekaj 3 minuty. Gdy lampka sieci dalej jest czerwona, zadzwoń do pomocy technicznej.</p>",
  },
  {
    questionId: "predkosc",
    categoryId: "internet",
    question: "Jak zmierzyć prędkość internetu?",
    answer:
      "<p>Podłącz komputer do routera kablem, zamknij inne programy i zmierz " +
      "prędkość trzy razy o różnych porach. " +
      "Do reklamacji użyj certyfikowanego pomiaru Urzędu Komunikacji Elektronicznej: jego wynik jest dowodem.</p>",
  },
  {
    questionId: "dekoder-nie-odpowiada",
    categoryId: "telewizja",
    question: "Dekoder nie odpowiada na pilota. Co zrobić?",
    answer:
      "<p>Wymień baterie w pilocie i wyłącz dekoder z prądu na 30 sekund. " +
      "Uruchamia się do 3 minut, na końcu pokaże zegar.</p>" +
      "<p>Jeśli pilot dalej nie działa, przytrzymaj przycisk OK przez 5 sekund, żeby sparować go ponownie.</p>",
  },
  {
    questionId: "pin-dekodera",
    categoryId: "telewizja",
    question: "Nie pamiętam PIN-u do dekodera. Jak go odzyskać?",
    answer:
      "<p>Starego PIN-u nie da się odczytać, ale od razu nadasz nowy w dziale " +
      '<a href="/resetPin">PIN dekodera</a>. Dekoder musi być włączony i podłączony do sieci.</p>',
  },
  {
    questionId: "brak-kanalu",
    categoryId: "telewizja",
    question: "Zniknął kanał. Dlaczego?",
    answer:
      "<p>Najczęściej zmienił numer. Listę kanałów swojego pakietu zobaczysz w dziale " +
      '<a href="/service/myServices">Usługi</a>, w szczegółach telewizji.</p>' +
      "<p>Gdy kanał znika z oferty, piszemy o tym co najmniej miesiąc wcześniej. " +
      "Możesz wtedy wypowiedzieć umowę bez kosztów.</p>",
  },
  {
    questionId: "przeprowadzka",
    categoryId: "umowa",
    question: "Przeprowadzam się. Czy mogę zabrać usługi?",
    answer:
      "<p>Tak, jeśli pod nowym adresem mamy sieć. Zgłoś przeprowadzkę co najmniej 5 dni wcześniej. " +
      "Umówimy technika, a dzień przeniesienia zmienisz potem w szczegółach usługi.</p>" +
      "<p>Umowa zostaje ta sama, z tym samym końcem.</p>",
  },
  {
    questionId: "koniec-umowy",
    categoryId: "umowa",
    question: "Co się dzieje, gdy kończy się umowa?",
    answer:
      "<p>Usługa działa dalej, na czas nieokreślony, w cenie, którą umowa przewiduje po tym okresie. " +
      "Możesz ją wtedy wypowiedzieć z miesięcznym wyprzedzeniem, bez kosztów.</p>" +
      "<p>Najpóźniej miesiąc przed końcem napiszemy, " +
      "jakie masz możliwości i jaka oferta jest najkorzystniejsza.</p>",
  },
  {
    questionId: "wypowiedzenie",
    categoryId: "umowa",
    question: "Jak rozwiązać umowę?",
    answer:
      '<p>Wypowiedz ją w portalu: w <a href="/service/myServices">usługach</a> otwórz usługę i wybierz ' +
      "„Zakończ umowę”. Przed wysłaniem zobaczysz ostatni dzień umowy i koszt. " +
      "Wypowiedzenie możesz też złożyć listem albo w salonie.</p>" +
      "<p>Umowę na czas nieokreślony możesz wypowiedzieć w każdej chwili, z miesięcznym wyprzedzeniem i bez kosztów. " +
      "Jeśli umowa na czas określony jeszcze trwa, możemy doliczyć część przyznanej ulgi.</p>" +
      "<p>Przenosisz numer do innego operatora? Nie musisz wypowiadać umowy, nowy operator zrobi to za ciebie.</p>",
  },
  {
    questionId: "wizyta-technika",
    categoryId: "internet",
    question: "Kiedy przyjdzie technik?",
    answer:
      '<p>Termin umówionej wizyty zobaczysz w <a href="/service/myServices">usługach</a>, w szczegółach tej, której dotyczy. ' +
      "Tam też możesz go zmienić albo odwołać wizytę.</p>" +
      "<p>Nie masz umówionej wizyty, a coś nie działa? Zgłoś problem, a umówimy technika.</p>",
  },
  {
    questionId: "odstapienie",
    categoryId: "umowa",
    question: "Czy mogę odstąpić od umowy zawartej przez internet?",
    answer:
      '<p>Tak, w ciągu 14 dni, bez podawania przyczyny. Najprościej na stronie <a href="/withdrawal">Odstąp ' +
      "od umowy</a>, na której od razu dostaniesz potwierdzenie. " +
      "Wystarczy też oświadczenie wysłane przed końcem tego terminu, na przykład e-mailem.</p>" +
      "<p>Jeśli na twoje życzenie usługa ruszyła wcześniej, zapłacisz za dni, w których działała.</p>",
  },
  {
    questionId: "numery-premium",
    categoryId: "faktury",
    question: "Jak zablokować numery premium i SMS-y premium?",
    answer:
      '<p>W <a href="/service/myServices">usługach</a> otwórz swój telefon. Na karcie „Numery premium” ustawisz limit ' +
      "i zablokujesz połączenia, SMS-y albo jedno i drugie.</p>" +
      "<p>Po przekroczeniu limitu blokujemy te numery do końca okresu rozliczeniowego.</p>",
  },
  {
    questionId: "zapomniane-haslo",
    categoryId: "konto",
    question: "Nie pamiętam hasła do portalu. Co teraz?",
    answer:
      "<p>Na stronie logowania wpisz login i wybierz „Nie pamiętam hasła”. " +
      "Wyślemy link, ważny przez godzinę, którym ustawisz nowe hasło.</p>",
  },
  {
    questionId: "podejrzana-wiadomosc",
    categoryId: "konto",
    question: "Skąd mam wiedzieć, że wiadomość naprawdę jest od was?",
    answer:
      "<p>Nigdy nie prosimy o hasło, PIN ani kod z SMS-a przez telefon, SMS-em ani w e-mailu. " +
      "Hasło i kod wpisujesz tylko w portalu. Faktury czekają w portalu, " +
      "a w e-mailu jest tylko powiadomienie.</p><p>Nie klikaj linku, który budzi wątpliwości. " +
      "Wpisz adres portalu w przeglądarce i sprawdź, czy ta sama wiadomość jest w dziale Wiadomości.</p>",
  },
  {
    questionId: "drugi-skladnik",
    categoryId: "konto",
    question: "Jak włączyć kod przy logowaniu?",
    answer:
      '<p>W <a href="/settings">ustawieniach</a> wybierz logowanie dwuetapowe: kod z aplikacji albo SMS. ' +
      "Na urządzeniu, któremu ufasz, kod podasz tylko raz.</p>",
  },
];
