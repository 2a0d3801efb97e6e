import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { confirmedRequestNumber } from "./action-links.ts";
import type { RequestSeed } from "./message-seed.ts";
import { requestThread } from "./request-thread.ts";

/** Credit of the answered complaint, grosze. The newest invoice has it. */
export const COMPLAINT_CREDIT = 1_840;

/** Requests in each state: an open one, an answered complaint and closed ones. */
export function brzezinskaRequests(today: IsoDay): readonly RequestSeed[] {
  const year = today.slice(0, 4);
  return [
    {
      number: `ZG/${year}/002907`,
      formId: "INVOICE",
      kind: "QUESTION",
      title: "Pytanie o fakturę",
      state: "CLOSED",
      answerBy: addCalendarDays(today, -68),
      ...requestThread(
        `${addCalendarDays(today, -75)}T19:20:00`,
        {
          text:
            "O co pytasz: Skąd wzięło się 5,10 zł za połączenia, skoro w telefonie stacjonarnym " +
            "mam rozmowy bez dopłat?",
        },
        {
          side: "PROVIDER",
          author: "Natalia, obsługa klienta",
          kind: "ANSWER",
          writtenAt: `${addCalendarDays(today, -74)}T10:05:00`,
          text:
            "To 17 minut rozmów z numerem w Niemczech. Bez dopłat są rozmowy w kraju. " +
            "Każde połączenie zobaczysz w bilingu.",
        },
        { side: "CUSTOMER", writtenAt: `${addCalendarDays(today, -74)}T12:41:00`, text: "Dziękuję, teraz rozumiem." },
      ),
    },
    {
      number: `ZG/${year}/003655`,
      productId: "4127830-02",
      formId: "COMPLAINT",
      kind: "COMPLAINT",
      title: "Reklamacja",
      state: "ANSWERED",
      answerBy: addCalendarDays(today, -3),
      ...requestThread(
        `${addCalendarDays(today, -33)}T08:14:00`,
        {
          files: [{ name: "pomiar-predkosci.pdf", documentId: "demo-request-file-0001" }],
          text:
            "Czego dotyczy: Usługa nie działa albo działa źle\nKtóra usługa: Internet, " +
            "ul. gen. Władysława Andersa 14 m. 8\n" +
            "Co się stało: Przez cztery wieczory internet działał wolniej niż 30 Mb/s, " +
            "choć umowa mówi o 1 Gb/s.",
        },
        {
          side: "PROVIDER",
          author: "Dział reklamacji",
          kind: "ANSWER",
          outcome: "ACCEPTED",
          writtenAt: `${addCalendarDays(today, -20)}T13:30:00`,
          text:
            "Uwzględniliśmy reklamację. Przyczyną był uszkodzony wzmacniacz w twoim budynku, " +
            "wymieniony przez naszą ekipę. Odliczymy 18,40 zł od następnej faktury.",
        },
      ),
    },
    {
      number: confirmedRequestNumber(today),
      productId: "4127830-01",
      formId: "FAULT",
      kind: "FAULT",
      title: "Awaria telewizji",
      state: "CLOSED",
      answerBy: addCalendarDays(today, -2),
      ...requestThread(
        `${addCalendarDays(today, -5)}T09:30:00`,
        {
          text: "Od rana nie ma obrazu na żadnym kanale.",
        },
        {
          side: "PROVIDER",
          author: "Pomoc techniczna",
          kind: "ANSWER",
          writtenAt: `${addCalendarDays(today, -5)}T11:05:00`,
          text: "Naprawiliśmy wzmacniacz w budynku. Obraz wrócił o 11:00.",
        },
      ),
    },
    {
      number: `ZG/${year}/004182`,
      productId: "4127830-02",
      formId: "FAULT",
      kind: "FAULT",
      title: "Awaria albo problem z usługą",
      state: "IN_PROGRESS",
      answerBy: addCalendarDays(today, 2),
      ...requestThread(
        `${addCalendarDays(today, -1)}T18:42:00`,
        {
          files: [{ name: "router.jpg", documentId: "demo-request-file-0002" }],
          text:
            "Która usługa: Internet\nCo się dzieje z internetem: Rozłącza się\nOpisz problem: " +
            "Internet rozłącza się co kilka minut, najczęściej wieczorem. Na routerze miga wtedy dioda LOS.",
        },
        {
          side: "PROVIDER",
          author: "Pomoc techniczna",
          writtenAt: `${addCalendarDays(today, -1)}T20:10:00`,
          text: "Widzimy spadki sygnału na łączu. Dziś sprawdzi je nasza ekipa, nie trzeba być w domu.",
        },
      ),
    },
  ];
}
