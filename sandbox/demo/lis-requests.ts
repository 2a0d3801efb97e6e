import { addWorkingDays, workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { REPEAT_WORKING_DAYS } from "../contexts/support.repository.ts";
import type { RequestSeed } from "./message-seed.ts";
import { requestThread } from "./request-thread.ts";

/**
 * Complaints in the states after the time for an answer: an unanswered one, one whose answer was asked for once more, a
 * rejected one, and one that the operator asks to complete. With them a complaint about accessibility and a request
 * about personal data.
 */
export function lisRequests(today: IsoDay): readonly RequestSeed[] {
  const year = addCalendarDays(today, -60).slice(0, 4);
  const complaint = { formId: "COMPLAINT", kind: "COMPLAINT", title: "Reklamacja" } as const;
  const wall = (daysAgo: number, time: string) => `${addCalendarDays(today, -daysAgo)}T${time}`;
  return [
    {
      number: `ZG/${year}/003402`,
      formId: "ACCESSIBILITY",
      kind: "ACCESSIBILITY",
      title: "Skarga na brak dostępności",
      state: "IN_PROGRESS",
      answerBy: workdayFrom(addCalendarDays(today, 28)),
      ...requestThread(
        wall(32, "09:10:00"),
        {
          text:
            "Czego dotyczy: faktura w PDF\nKtóre wymaganie nie jest spełnione: " +
            "czytnik ekranu nie odczytuje tabeli z pozycjami\nŻądanie: faktura, którą da się odczytać",
        },
        {
          side: "PROVIDER",
          author: "Zespół dostępności",
          writtenAt: wall(5, "14:00:00"),
          text:
            "Zmieniamy program, który tworzy faktury, i potrzebujemy na to więcej czasu. " +
            `Odpowiemy najpóźniej w ciągu 60 dni od złożenia skargi.`,
        },
      ),
    },
    {
      number: `ZG/${year}/003455`,
      formId: "PERSONAL_DATA",
      kind: "PERSONAL_DATA",
      title: "Twoje dane osobowe",
      state: "RECEIVED",
      answerBy: workdayFrom(addCalendarDays(today, 18)),
      ...requestThread(wall(12, "11:25:00"), {
        text:
          "O co prosisz: O ograniczenie przetwarzania\n" +
          "Których danych to dotyczy i dlaczego: Numer telefonu 609 450 780, który do mnie nie należy.",
      }),
    },
    {
      ...complaint,
      number: `ZG/${year}/003471`,
      productId: "5600321-01",
      state: "IN_PROGRESS",
      answerBy: workdayFrom(addCalendarDays(today, 21)),
      ...requestThread(
        wall(9, "16:20:00"),
        {
          text:
            "Powód: Kwota na fakturze jest błędna\nKtóra usługa: Internet światłowodowy 1 Gb/s\n" +
            "Opis: Na fakturze jest opłata za wizytę technika, która się nie odbyła.",
        },
        {
          side: "PROVIDER",
          author: "Dział reklamacji",
          kind: "QUESTION",
          answerBy: workdayFrom(addCalendarDays(today, 5)),
          writtenAt: wall(2, "11:15:00"),
          text:
            "Żeby rozpatrzyć reklamację, potrzebujemy numeru faktury i dnia, na który była umówiona wizyta. " +
            "Prosimy o uzupełnienie w ciągu 7 dni. Bez niego możemy zostawić reklamację bez rozpoznania.",
        },
      ),
    },
    {
      ...complaint,
      number: `ZG/${year}/003101`,
      productId: "5600321-02",
      state: "ANSWERED",
      answerBy: addCalendarDays(today, -30),
      ...requestThread(
        wall(60, "17:05:00"),
        {
          text:
            "Powód: Kwota na fakturze jest błędna\nKtóra usługa: Bez Limitu 60 GB\n" +
            "Opis: Na fakturze jest 42 zł za SMS-y Premium, których nikt nie wysyłał.\n" +
            "Odszkodowanie albo zwrot: Oczekuję rekompensaty w kwocie\nKwota: 42,00 zł",
        },
        {
          side: "PROVIDER",
          author: "Dział reklamacji",
          kind: "ANSWER",
          outcome: "REJECTED",
          writtenAt: wall(38, "10:40:00"),
          text: "Nie uwzględniamy reklamacji. Według naszych danych wiadomości wysłano z tego numeru.",
        },
      ),
    },
    {
      ...complaint,
      number: `ZG/${year}/003244`,
      productId: "5600321-03",
      state: "IN_PROGRESS",
      answerBy: addCalendarDays(today, -11),
      answerRequestedAt: wall(1, "19:30:00"),
      repeatedAnswerBy: addWorkingDays(addCalendarDays(today, -1), REPEAT_WORKING_DAYS),
      ...requestThread(
        wall(41, "08:12:00"),
        {
          text:
            "Powód: Usługa nie działa albo działa źle\nKtóra usługa: Player\n" +
            "Opis: Przez tydzień nie było obrazu na żadnym urządzeniu.",
        },
        {
          side: "CUSTOMER",
          writtenAt: wall(1, "19:30:00"),
          text: "Odpowiedź na reklamację nie dotarła w terminie. Proszę o przekazanie jej jeszcze raz.",
        },
      ),
    },
    {
      ...complaint,
      number: `ZG/${year}/003390`,
      productId: "5600321-01",
      state: "RECEIVED",
      answerBy: addCalendarDays(today, -4),
      ...requestThread(wall(34, "20:48:00"), {
        text:
          "Powód: Usługa nie działa albo działa źle\nKtóra usługa: Internet światłowodowy 1 Gb/s, " +
          "ul. Grunwaldzka 211 m. 17\nOpis: Wieczorami internet działa wolniej niż 100 Mb/s, " +
          "choć umowa mówi o 1 Gb/s.",
      }),
    },
  ];
}
