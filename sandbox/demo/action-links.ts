import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";

/** Action link with the message that carries it. */
export interface ActionLinkSeed {
  readonly kind: "LOGIN" | "NUMBER_TRANSFER" | "REQUEST" | "SALE_OFFER" | "PAPERLESS" | "SALE";
  readonly state?: "OPEN" | "ACCEPTED" | "DECLINED" | "CONTACT_REQUESTED" | "CANCELLED";
  readonly offerId?: string;
  readonly data: { readonly recipient: string } & Readonly<
    Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>
  >;
  readonly validUntil?: IsoDay;
  readonly closedOn?: IsoDay;
  readonly sentOn: IsoDay;
  readonly text: string;
  /** Links of the message; `{token}` marks the place of the token in the path. */
  readonly links: readonly { readonly name: string; readonly at: string }[];
}

/** Number of the customer that gets the messages. The numbers to transfer belong to another operator. */
const PHONE = "601234567";
const EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";
const CHOICES = [
  { name: "Zobacz ofertę i przyjmij", at: "/offer/offerAccept" },
  { name: "Odrzuć ofertę", at: "/offer/offerDecline" },
  { name: "Poproś o kontakt", at: "/offer/contactRequest" },
];

/** Number transfers: one open, and one in each final state. */
function transfers(today: IsoDay): readonly ActionLinkSeed[] {
  const transfer = (number: string, phoneNumber: string) => ({
    recipient: PHONE,
    number: `PN/${today.slice(0, 4)}/${number}`,
    title: "Przeniesienie numeru do Wiązki",
    phoneNumber,
    operator: "Fala Mobile",
    prices: [{ monthly: 3500, months: 24 }],
    services: [{ name: "Telefon komórkowy Bez Limitu 60 GB", package: "rozmowy i SMS bez limitu" }],
    commitmentMonths: 24,
    oneTimeFees: [],
    delivery: "Kartę SIM przyśle kurier. Numer przeniesiemy w nocy, w podanym terminie.",
    documents: [
      { name: "Umowa, wzór", documentId: `DOC-PN-${number}-1` },
      { name: "Podsumowanie warunków umowy", documentId: `DOC-PN-${number}-2` },
    ],
    day: workdayFrom(addCalendarDays(today, 17)),
  });
  return [
    {
      kind: "NUMBER_TRANSFER",
      state: "CANCELLED",
      data: { ...transfer("00702", "608417295"), day: addCalendarDays(today, -3) },
      validUntil: addCalendarDays(today, -8),
      closedOn: addCalendarDays(today, -12),
      sentOn: addCalendarDays(today, -12),
      text: "Przeniesienie numeru 608 417 295 jest anulowane.",
      links: [{ name: "Zobacz przeniesienie numeru", at: "/numberTransfer/Annuled" }],
    },
    {
      kind: "NUMBER_TRANSFER",
      data: { ...transfer("00744", "607552184"), day: addCalendarDays(today, -1) },
      validUntil: addCalendarDays(today, -2),
      sentOn: addCalendarDays(today, -2),
      text: "Minął czas na decyzję o przeniesieniu numeru 607 552 184.",
      links: [{ name: "Zobacz przeniesienie numeru", at: "/numberTransfer/PastExpirationDate" }],
    },
    {
      kind: "NUMBER_TRANSFER",
      data: transfer("00817", "602118904"),
      validUntil: addCalendarDays(today, 10),
      sentOn: addCalendarDays(today, -1),
      text: "Możemy przenieść twój numer 602 118 904. Zdecyduj, czy się zgadzasz.",
      links: [
        { name: "Zdecyduj o przeniesieniu", at: "/numberTransferDecision" },
        { name: "Zgadzam się", at: "/numberTransfer/Accept" },
        { name: "Rezygnuję", at: "/numberTransfer/Decline" },
        { name: "Proszę o kontakt", at: "/numberTransfer/ContactRequest" },
      ],
    },
  ];
}

/** Number of the request that its link has confirmed; the list of requests has it (brzezinska-requests.ts). */
export const confirmedRequestNumber = (today: IsoDay): string => `ZG/${today.slice(0, 4)}/004102`;

/** Requests sent without a login: open ones, a confirmed one and an expired one. */
function requests(today: IsoDay): readonly ActionLinkSeed[] {
  const confirm = [{ name: "Potwierdź zgłoszenie", at: "/requestConfirmation/{token}" }];
  const year = today.slice(0, 4);
  return [
    {
      kind: "REQUEST",
      data: {
        recipient: EMAIL,
        number: `ZG/${year}/003748`,
        title: "Zmiana adresu do korespondencji",
        text: "Proszę zmienić adres na ul. Gen. Andersa 14 m. 8.",
      },
      validUntil: addCalendarDays(today, -20),
      sentOn: addCalendarDays(today, -27),
      text: "Potwierdź zgłoszenie „Zmiana adresu do korespondencji”.",
      links: confirm,
    },
    {
      kind: "REQUEST",
      state: "ACCEPTED",
      data: {
        recipient: EMAIL,
        number: confirmedRequestNumber(today),
        title: "Awaria telewizji",
        text: "Od rana nie ma obrazu na żadnym kanale.",
      },
      validUntil: addCalendarDays(today, 2),
      closedOn: addCalendarDays(today, -5),
      sentOn: addCalendarDays(today, -5),
      text: "Potwierdź zgłoszenie „Awaria telewizji”.",
      links: confirm,
    },
    {
      kind: "REQUEST",
      data: {
        recipient: EMAIL,
        number: `ZG/${year}/004181`,
        title: "Pytanie o fakturę",
        text: "Na ostatniej fakturze są połączenia za 8,56 zł. Proszę o wyjaśnienie, z jakim numerem.",
      },
      validUntil: addCalendarDays(today, 6),
      sentOn: addCalendarDays(today, -1),
      text: "Potwierdź zgłoszenie „Pytanie o fakturę”.",
      links: confirm,
    },
  ];
}

/** Offers of the first customer (brzezinska-offers.ts): the answered ones and the open one. */
function offers(today: IsoDay): readonly ActionLinkSeed[] {
  const sent = (offerId: string, ago: number, title: string): ActionLinkSeed => ({
    kind: "SALE_OFFER",
    offerId,
    data: { recipient: EMAIL, number: offerId, title },
    sentOn: addCalendarDays(today, -ago),
    text: `Oferta dla ciebie: ${title}.`,
    links: CHOICES,
  });
  return [
    sent("098845", 410, "Pakiet Dziecięcy"),
    sent("104118", 330, "Internet mobilny 5G bez limitu"),
    sent("109377", 220, "Telewizja Premium w drugim pokoju"),
    sent("112914", 140, "Telefon komórkowy Bez Limitu 120 GB"),
    sent("117020", 12, "Internet światłowodowy 600 Mb/s w Żukowie"),
    sent("118402", 6, "Internet 2 Gb/s i telewizja Premium na kolejne 24 miesiące"),
  ];
}

/** Login links: one that works, one of a login with a second factor, and an expired one. */
function logins(today: IsoDay): readonly ActionLinkSeed[] {
  const link = (login: string, name: string, recipient: string, validUntil: IsoDay): ActionLinkSeed => ({
    kind: "LOGIN",
    data: { recipient, number: "", title: name, login },
    validUntil,
    sentOn: addCalendarDays(today, -1),
    text: `${name}: nowa faktura czeka w portalu. Link zaloguje cię raz.`,
    links: [{ name: "Zobacz fakturę", at: "/loginToken/{token}/invoice" }],
  });
  const sikora = link(
    "kod.sikora",
    "Aleksandra Sikora",
    "aleksandra.sikora@poczta.example",
    addCalendarDays(today, 30),
  );
  return [
    link("konta.lis", "Katarzyna Lis", "katarzyna.lis@poczta.example", addCalendarDays(today, -1)),
    {
      ...sikora,
      // She has no services and no invoices.
      text: "Aleksandra Sikora: twoje konto czeka w portalu. Link zaloguje cię raz.",
      links: [{ name: "Otwórz portal", at: "/loginToken/{token}/index" }],
    },
    link("m.brzezinska", "Małgorzata Brzezińska-Kowalczyk", EMAIL, addCalendarDays(today, 30)),
  ];
}

/** Lists all action links of the demo, oldest first. */
export function demoActionLinks(today: IsoDay): readonly ActionLinkSeed[] {
  const year = today.slice(0, 4);
  const all: readonly ActionLinkSeed[] = [
    ...offers(today),
    ...transfers(today),
    ...requests(today),
    ...logins(today),
    {
      kind: "PAPERLESS",
      data: {
        recipient: EMAIL,
        number: `ED/${year}/00219`,
        title: "Faktury i umowy w wersji elektronicznej",
        email: "m•••••@poczta.example",
      },
      validUntil: addCalendarDays(today, 13),
      sentOn: addCalendarDays(today, -1),
      text: "Potwierdź, że chcesz dostawać dokumenty elektronicznie.",
      links: [{ name: "Potwierdź e-dokumenty", at: "/offer/paperlessConfirmation" }],
    },
    {
      kind: "SALE",
      data: {
        recipient: EMAIL,
        number: `ZM/${year}/01188`,
        title: "Dekoder w drugim pokoju",
        prices: [{ monthly: 1500, months: 24 }],
        services: [{ name: "Dekoder 4K WB-510 w drugim pokoju", package: "dzierżawa" }],
        commitmentMonths: 24,
        oneTimeFees: [{ name: "Instalacja", price: 2900 }],
        delivery: "Technik przyjedzie w podanym terminie i podłączy dekoder.",
        documents: [
          { name: "Umowa, wzór", documentId: "DOC-ZM-01188-1" },
          { name: "Podsumowanie warunków umowy", documentId: "DOC-ZM-01188-2" },
        ],
        day: workdayFrom(addCalendarDays(today, 4)),
      },
      validUntil: addCalendarDays(today, 3),
      sentOn: addCalendarDays(today, -1),
      text: "Potwierdź zamówienie z rozmowy telefonicznej: dekoder w drugim pokoju.",
      links: [{ name: "Potwierdź zamówienie", at: "/offer/saleConfirmation" }],
    },
  ];
  return all.toSorted((one, other) => one.sentOn.localeCompare(other.sentOn));
}
