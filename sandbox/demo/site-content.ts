import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";

/** Site texts by key. The portal leaves out the place of a missing key. */
export const SITE_TEXTS: Readonly<Record<string, string>> = {
  bottom_logged_in_banner:
    "<p><strong>Polecasz, zyskujesz.</strong> Za każdą osobę, która zamówi internet z twojego polecenia, " +
    'odliczymy 50 zł od faktury.</p><p><a href="/regulations">Zasady programu</a></p>',
  onboarding_order: "mobileAppDownload,personalDataConfirm,mobileAppEvaluate,eInvoiceActivate,setTheme,setCustomLogin",
  isobar_offer_hidden: "false",
  video_title: "Filmy",
  video_content: "<p>Krótkie filmy, krok po kroku. Każdy ma napisy, więc możesz je oglądać bez dźwięku.</p>",
  eactivation_data_agreement1: "Zgadzam się na otrzymywanie faktur w formie elektronicznej zamiast papierowej.",
  eactivation_data_agreement2: "Potwierdzam, że podany adres e-mail należy do mnie.",
  eactivation_got_mail_tooltip: "Na ten adres wyślemy powiadomienie o każdej nowej fakturze.",
  eactivation_no_mail_tooltip: "Do e-faktury potrzebny jest adres e-mail. Dodaj go w danych kontaktowych.",
  edit_contact_data_phone_tooltip:
    "Na ten numer wyślemy SMS z kodem, ważnym 10 minut. Zmiana działa, gdy wpiszesz kod i zapiszesz.",
  wifi_message: "<p>Router działa najlepiej na otwartej półce, z dala od telewizora i grubych ścian.</p>",
  wifi_pending_message: "<p>Nie wyłączaj routera, dopóki nie skończy: kontrolka wifi świeci wtedy na pomarańczowo.</p>",
  wifi_defaults_message: "<p>Naklejka z nazwą i hasłem jest na spodzie routera.</p>",
  electronic_poll_question: "Jak chcesz dostawać zmiany regulaminu i cennika?",
  electronic_poll_answers: "ELECTRONIC=E-mailem i w portalu|PAPER=Listem, na papierze",
  edit_contact_data_email_tooltip:
    "Na ten adres wyślemy wiadomość z kodem, ważnym 10 minut. Zmiana działa, gdy wpiszesz kod i zapiszesz.",
};

/** Greeting of a new customer after the first login. */
export const WELCOME: Readonly<Record<string, string>> = {
  welcome_banner:
    "<p><strong>Witaj w Wiązce, dobrze, że jesteś.</strong> Tutaj zapłacisz faktury, " +
    "zmienisz usługi i&nbsp;zgłosisz sprawę.</p>",
};

export interface BannerSeed {
  readonly bannerId: string;
  readonly order: number;
  /** True: not for companies, cooperatives, and customers with a blockade. */
  readonly forConsumers?: boolean;
  /** Only for customers with an offer of this name to decide. */
  readonly forOffer?: string;
  /** Only for customers with a router. */
  readonly forRouter?: boolean;
  readonly expirationDate?: IsoDay;
  readonly resourceUrl: string;
  readonly destinationUrl?: string;
  readonly alternativeText?: string;
}

/** Rotating banners, unsorted, one of them expired. */
export function demoBanners(today: IsoDay): readonly BannerSeed[] {
  return [
    {
      bannerId: "B-2",
      order: 2,
      forRouter: true,
      expirationDate: addCalendarDays(today, 60),
      resourceUrl: "/sandbox/assets/banner-wifi.svg",
      destinationUrl: "/wifiConfiguration",
      alternativeText: "Sprawdź, czy twoje wifi ma mocne hasło",
    },
    {
      bannerId: "B-1",
      order: 1,
      forConsumers: true,
      forOffer: "Internet 2 Gb/s",
      expirationDate: addCalendarDays(today, 30),
      resourceUrl: "/sandbox/assets/banner-offer.svg",
      destinationUrl: "/service/yourOffer",
      alternativeText: "Internet 2 Gb/s. Sprawdź, czy jest dostępny pod twoim adresem.",
    },
    {
      bannerId: "B-3",
      order: 3,
      expirationDate: addCalendarDays(today, -3),
      resourceUrl: "/sandbox/assets/banner-old.svg",
      alternativeText: "Oferta, która się skończyła",
    },
  ];
}
