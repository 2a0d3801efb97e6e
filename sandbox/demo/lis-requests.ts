import { addCalendarDays, type IsoDay } from "../calendar/warsaw.ts";
import type { RequestSeed } from "./message-seed.ts";

/**
 * Complaints in the states after the time for an answer: an unanswered one, one whose answer was asked for once more,
 * and a rejected one.
 */
export function lisRequests(today: IsoDay): readonly RequestSeed[] {
  const year = addCalendarDays(today, -60).slice(0, 4);
  const complaint = { formId: "COMPLAINT", kind: "COMPLAINT", title: "Reklamacja" } as const;
  const wall = (daysAgo: number, time: string) => `${addCalendarDays(today, -daysAgo)}T${time}`;
  return [
    {
      ...complaint,
      number: `ZG/${year}/003101`,
      state: "ANSWERED",
      sent: wall(60, "17:05:00"),
      answerBy: addCalendarDays(today, -30),
      entries: [
        {
          side: "CUSTOMER",
          writtenAt: wall(60, "17:05:00"),
          text:
            "Powód: Kwota na fakturze jest błędna\nKtóra usługa: Bez Limitu 60 GB\n" +
            "Opis: Na fakturze jest 42 zł za SMS-y Premium, których nikt nie wysyłał.\n" +
            "Odszkodowanie albo zwrot: Oczekuję rekompensaty w kwocie\nKwota: 42,00 zł",
        },
        {
          side: "PROVIDER",
          author: "Dział reklamacji",
          writtenAt: wall(38, "10:40:00"),
          text: "Nie uwzględniamy reklamacji. Według naszych danych wiadomości wysłano z tego numeru.",
        },
      ],
    },
    {
      ...complaint,
      number: `ZG/${year}/003244`,
      state: "IN_PROGRESS",
      sent: wall(41, "08:12:00"),
      answerBy: addCalendarDays(today, -11),
      answerRequestedAt: wall(1, "19:30:00"),
      repeatedAnswerBy: addCalendarDays(today, 2),
      entries: [
        {
          side: "CUSTOMER",
          writtenAt: wall(41, "08:12:00"),
          text:
            "Powód: Usługa nie działa albo działa źle\nKtóra usługa: Player\n" +
            "Opis: Przez tydzień nie było obrazu na żadnym urządzeniu.",
        },
        {
          side: "CUSTOMER",
          writtenAt: wall(1, "19:30:00"),
          text: "Odpowiedź na reklamację nie dotarła w terminie. Proszę o przekazanie jej jeszcze raz.",
        },
      ],
    },
    {
      ...complaint,
      number: `ZG/${year}/003390`,
      state: "RECEIVED",
      sent: wall(34, "20:48:00"),
      answerBy: addCalendarDays(today, -4),
      entries: [
        {
          side: "CUSTOMER",
          writtenAt: wall(34, "20:48:00"),
          text:
            "Powód: Usługa nie działa albo działa źle\nKtóra usługa: Internet światłowodowy 1 Gb/s, " +
            "ul. Grunwaldzka 211 m. 17\nOpis: Wieczorami internet działa wolniej niż 100 Mb/s, " +
            "choć umowa mówi o 1 Gb/s.",
        },
      ],
    },
  ];
}
