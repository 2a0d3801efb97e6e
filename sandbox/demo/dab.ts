import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { consentsGiven, EMPTY_CUSTOMER } from "./defaults.ts";
import { dabProducts, dabAddresses } from "./dab-products.ts";
import { invoices, issuedOn } from "./invoices.ts";
import type { EntrySeed, ItemSeed } from "./entry-seed.ts";
import type { MessageSeed } from "./message-seed.ts";
import type { SeedFactory } from "./seed.ts";

const ACCOUNT = "7000001";
const ENTRIES = 5_000;
const MESSAGES = 2_000;
/** Number of invoice series, one for each address. */
const SERIES = 12;
const TITLES = [
  "Faktura jest gotowa",
  "Prace w sieci w nocy",
  "Zmiana listy kanałów",
  "Termin wizyty technika",
  "Potwierdzenie płatności",
  "Bardzo długi tytuł wiadomości o zmianie regulaminu świadczenia " +
    "usług telekomunikacyjnych i cennika opłat jednorazowych",
];

/** Price of the films rented in a month, grosze. */
const filmsOf = (monthsAgo: number): number => (monthsAgo % 7) * 111;
const amountOf = (place: number, monthsAgo: number): number => 4_990 + place * 1_337 + filmsOf(monthsAgo);

/** Items of one address in a month. */
function itemsAt(place: number, monthsAgo: number): readonly ItemSeed[] {
  const films = filmsOf(monthsAgo);
  return [
    {
      kind: "subscription",
      serviceId: `${ACCOUNT}-A${place + 1}`,
      name: `Usługi pod adresem nr ${place + 1}`,
      gross: 4_990 + place * 1_337,
    },
    ...(films > 0
      ? [{ kind: "usage", serviceId: `${ACCOUNT}-A${place + 1}`, name: "Filmy na żądanie", gross: films }]
      : []),
  ];
}

/** Invoices and their payments, one of each per address and month. The last two months are unpaid. */
function entries(today: IsoDay): readonly EntrySeed[] {
  return Array.from({ length: ENTRIES }, (_, index) => {
    const invoiceIndex = Math.floor(index / 2);
    const monthsAgo = Math.floor(invoiceIndex / SERIES);
    const place = invoiceIndex % SERIES;
    const series = `FV/${ACCOUNT}-${String(place + 1).padStart(2, "0")}`;
    const amount = amountOf(place, monthsAgo);
    const open = monthsAgo < 2;
    if (index % 2 === 0)
      return invoices(today, ACCOUNT, [
        {
          monthsAgo,
          amount,
          series,
          unpaid: open ? amount : 0,
          status: open ? 2 : 1,
          charged: [],
          items: itemsAt(place, monthsAgo),
        },
      ]);
    const entryDate = addCalendarDays(issuedOn(today, monthsAgo + 2), 9);
    return [
      {
        kind: "payment" as const,
        series: `WP/${ACCOUNT}-${String(place + 1).padStart(2, "0")}`,
        amount: -amountOf(place, monthsAgo + 2),
        unpaid: 0,
        entryDate,
        status: 6,
      },
    ];
  }).flat();
}

function messages(today: IsoDay): readonly MessageSeed[] {
  return Array.from({ length: MESSAGES }, (_, index) => ({
    title: `${TITLES[index % TITLES.length] ?? ""} (${MESSAGES - index})`,
    body: `<p>Treść wiadomości numer ${MESSAGES - index}.</p>`,
    created: `${addCalendarDays(today, -1 - Math.floor(index / 2))}T${index % 2 === 0 ? "08:30" : "07:05"}:00`,
    read: index >= 40,
    type: index % 50 === 49 ? 3 : 1,
    module: "GENERAL",
  }));
}

/** Customer with more data of every kind than any real one. */
export const dab: SeedFactory = ({ today, near }) => ({
  ...EMPTY_CUSTOMER,
  client: {
    customerType: "PRIVATE",
    firstName: "Stanisław",
    lastName: "Dąb",
    email: "stanislaw.dab@poczta.example",
    mobilePhone: "600700800",
    bankAccountNumber: "28109010980000000170000010",
    contactDataEditable: true,
    contactDataVisible: true,
  },
  flags: { showChat: true, showServiceMoveButton: true },
  addresses: dabAddresses(),
  products: dabProducts(today),
  contact: {
    mobilePhones: ["600700800"],
    linePhones: [],
    mainEmail: "stanislaw.dab@poczta.example",
    showChat: true,
  },
  consents: consentsGiven(new Set(["MARKETING_EMAIL"])),
  entries: entries(today),
  messages: messages(today),
  chats: [
    {
      login: "wielki.dab",
      email: "stanislaw.dab@poczta.example",
      topic: "FORMAL",
      at: `${addCalendarMonths(near, -7)}T18:20:00`,
      transcript: [
        ["BOT", "Dzień dobry, w czym mogę pomóc?"],
        ["CUSTOMER", "Jaki jest termin ostatniej faktury"],
        ["BOT", "Termin znajdziesz w dziale Faktury."],
        ["CUSTOMER", "Dziękuję"],
      ],
    },
    {
      login: "wielki.dab",
      email: "stanislaw.dab@poczta.example",
      topic: "TECHNICAL",
      at: `${addCalendarDays(near, -9)}T12:03:00`,
      agentName: "Ewa",
      transcript: [
        ["BOT", "Dzień dobry, w czym mogę pomóc?"],
        ["CUSTOMER", "Nie działa internet w warsztacie"],
        ["BOT", "Łączę z konsultantem."],
        ["AGENT", "Dzień dobry, tu Ewa. Sprawdziłam linię: awaria pod tym adresem jest już usuwana."],
        ["CUSTOMER", "Kiedy będzie działać?"],
        ["AGENT", "Najpóźniej dziś o 16:00. Napiszemy SMS."],
      ],
    },
  ],
  outages: dabAddresses()
    .slice(0, 3)
    .map(({ addressId, street, city }, index) => ({
      outageId: `AW-7000001-${index + 1}`,
      title: `Awaria internetu, ${[street, city].filter((part) => part !== undefined).join(", ")}`,
      body: "Szukamy przyczyny.",
      addressId,
      startsAt: `${near}T05:10:00`,
    })),
  offers: Array.from({ length: 40 }, (_, index) => ({
    offerId: String(130_000 + index),
    title: `Przedłużenie umowy nr ${index + 1}`,
    addressId: dabAddresses()[index % dabAddresses().length]?.addressId ?? "",
    status: index === 0 ? 0 : 1 + (index % 5),
    processNumber: `${addCalendarMonths(near, -index).slice(0, 4)}/${130_000 + index}`,
    registrationDate: addCalendarMonths(near, -index),
    offerExpirationDate: addCalendarDays(addCalendarMonths(near, -index), 20),
    products: [
      {
        name: "Internet światłowodowy 1 Gb/s",
        category: "internet",
        commitmentPeriod: 24,
        downlink: 1000,
        uplink: 300,
        prices: [{ validFrom: addCalendarMonths(near, -index), price: 6_900 }],
      },
    ],
  })),
});
