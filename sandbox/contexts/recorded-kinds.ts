/** Group of an activity, as the contract spells it. */
export type RecordedGroup = "LOGIN" | "SECURITY" | "PAYMENT" | "DECISION";

/** Kind of activity. Its fields say how the log lists it and whether the customer receives a notice (ACT-05). */
export interface RecordedKindRow {
  readonly group: RecordedGroup;
  /** Listed for the login that did it, or for every login of the account. */
  readonly of: "login" | "account";
  readonly text: string;
  /** Sentence of the notice, which a detail completes; true: made of `text`. */
  readonly notice?: true | string;
}

const login = { group: "LOGIN", of: "login" } as const;
const security = { group: "SECURITY", of: "login" } as const;
const accountData = { group: "SECURITY", of: "account" } as const;
const payment = { group: "PAYMENT", of: "account" } as const;
const decision = { group: "DECISION", of: "account" } as const;

/** Sent for a login from a new device only. */
const NEW_DEVICE = "Zalogowano się na twoje konto z nowego urządzenia";

const KINDS = {
  LOGIN: { ...login, text: "Logowanie", notice: NEW_DEVICE },
  LOGIN_LINK: { ...login, text: "Logowanie przez link", notice: NEW_DEVICE },
  LOGIN_DEVICE_KEY: { ...login, text: "Logowanie bez hasła w aplikacji" },
  LOGIN_PASSKEY: { ...login, text: "Logowanie kluczem dostępu", notice: NEW_DEVICE },
  LOGIN_RECOVERY_CODE: { ...login, text: "Logowanie kodem zapasowym", notice: NEW_DEVICE },
  LOGIN_FAILED: { ...login, text: "Podano złe hasło albo kod" },
  LOGIN_LOCKED: {
    ...login,
    text: "Logowanie zablokowane po nieudanych próbach",
    notice: "Ktoś kilka razy podał złe hasło albo kod do twojego konta, więc logowanie z tego miejsca jest zablokowane",
  },
  LOGOUT: { ...login, text: "Wylogowanie" },
  SESSIONS_ENDED: { ...login, text: "Wylogowano inne urządzenia" },
  ACCOUNT_CREATED: { ...security, text: "Założono konto w portalu" },
  PASSWORD_LINK_SENT: { ...security, text: "Wysłano link do ustawienia hasła" },
  PASSWORD_CHANGED: { ...security, text: "Zmieniono hasło", notice: true },
  PASSWORD_RESET: { ...security, text: "Ustawiono nowe hasło przez link", notice: true },
  LOGIN_CHANGED: { ...security, text: "Zmieniono login", notice: true },
  FACTOR_ON: { ...security, text: "Włączono logowanie dwuetapowe", notice: true },
  FACTOR_OFF: { ...security, text: "Wyłączono logowanie dwuetapowe", notice: true },
  RECOVERY_CODES_MADE: { ...security, text: "Utworzono kody zapasowe", notice: true },
  TRUSTED_DEVICE_ADDED: { ...security, text: "Dodano zaufane urządzenie", notice: true },
  TRUSTED_DEVICE_REMOVED: { ...security, text: "Usunięto zaufane urządzenie" },
  APP_DEVICE_ADDED: { ...security, text: "Połączono urządzenie z aplikacją", notice: true },
  APP_DEVICE_CHANGED: { ...security, text: "Zmieniono nazwę urządzenia z aplikacją" },
  APP_DEVICE_REMOVED: { ...security, text: "Usunięto urządzenie z aplikacją" },
  DEVICE_KEY_ADDED: { ...security, text: "Włączono logowanie bez hasła w aplikacji", notice: true },
  DEVICE_KEY_REMOVED: { ...security, text: "Wyłączono logowanie bez hasła w aplikacji" },
  PASSKEY_ADDED: { ...security, text: "Dodano klucz dostępu", notice: true },
  PASSKEY_REMOVED: { ...security, text: "Usunięto klucz dostępu", notice: true },
  EMAIL_CHANGED: { ...accountData, text: "Zmieniono adres e-mail", notice: true },
  PHONE_CHANGED: { ...accountData, text: "Zmieniono numer telefonu", notice: true },
  CONTACT_CHANGED: { ...accountData, text: "Zmieniono dane kontaktowe" },
  CONSENTS_CHANGED: { ...accountData, text: "Zmieniono zgody" },
  WIFI_CHANGED: { ...accountData, text: "Zmieniono ustawienia Wi-Fi" },
  PIN_RESET: { ...accountData, text: "Zresetowano PIN dekodera" },
  PAYMENT_STARTED: { ...payment, text: "Rozpoczęto płatność" },
  PAYMENT_CONFIRMED: { ...payment, text: "Zapłacono" },
  PAYMENT_REJECTED: { ...payment, text: "Bank odrzucił płatność" },
  PAYMENT_ABANDONED: { ...payment, text: "Anulowano płatność" },
  PAYOUT_ORDERED: { ...payment, text: "Zlecono wypłatę nadpłaty na rachunek", notice: true },
  OFFER_ACCEPTED: { ...decision, text: "Przyjęto ofertę" },
  OFFER_DECLINED: { ...decision, text: "Odrzucono ofertę" },
  OFFER_REOPENED: { ...decision, text: "Wznowiono ofertę" },
  CONTRACT_WITHDRAWN: { ...decision, text: "Odstąpiono od umowy" },
  CALL_REQUESTED: { ...decision, text: "Zamówiono rozmowę" },
  CALL_CANCELLED: { ...decision, text: "Odwołano rozmowę" },
  LINK_ANSWERED: { ...decision, text: "Odpowiedziano przez link" },
  TERMS_ACCEPTED: { ...decision, text: "Zaakceptowano regulamin" },
  SUBSCRIPTION_ORDERED: { ...decision, text: "Zamówiono subskrypcję" },
  SUBSCRIPTION_ENDED: { ...decision, text: "Zakończono subskrypcję" },
  SUBSCRIPTION_CHANGED: { ...decision, text: "Zmieniono plan subskrypcji" },
  BILLING_LIMIT_CHANGED: { ...decision, text: "Zmieniono limit albo zgodę na doliczanie opłat do faktury" },
  MOBILE_SETTING_CHANGED: { ...decision, text: "Zmieniono ustawienie numeru" },
  E_INVOICE_ON: { ...decision, text: "Włączono e-fakturę", notice: true },
  E_INVOICE_OFF: { ...decision, text: "Wyłączono e-fakturę", notice: true },
  E_INVOICE_ADDRESS_CHANGED: { ...decision, text: "Zmieniono adres do e-faktur", notice: true },
  MOVE_CHANGED: { ...decision, text: "Zmieniono termin przeniesienia usługi" },
  VISIT_BOOKED: { ...decision, text: "Umówiono wizytę technika" },
  VISIT_CANCELLED: { ...decision, text: "Odwołano wizytę technika" },
  CONTRACT_TERMINATED: { ...decision, text: "Wypowiedziano umowę", notice: true },
  TERMINATION_REVOKED: { ...decision, text: "Cofnięto wypowiedzenie umowy", notice: true },
  REQUEST_SENT: { ...decision, text: "Wysłano zgłoszenie" },
} as const satisfies Readonly<Record<string, RecordedKindRow>>;

/** Kind of activity, as the contract spells it. */
export type RecordedKind = keyof typeof KINDS;

/** Kind whose customer receives a notice. */
export type NoticeKind = {
  [Kind in RecordedKind]: (typeof KINDS)[Kind] extends { readonly notice: true | string } ? Kind : never;
}[RecordedKind];

export const RECORDED_KINDS: Readonly<Record<RecordedKind, RecordedKindRow>> = KINDS;

/** Returns true for a kind whose customer receives a notice. */
export const sendsNotice = (kind: RecordedKind): kind is NoticeKind => RECORDED_KINDS[kind].notice !== undefined;

/** Returns the kind of a stored name. Throws for an unknown one. */
export function activityKindOf(name: string): RecordedKind {
  const kind = activityKinds().find((known) => known === name);
  if (kind === undefined) throw new RangeError(`${name} is no kind of activity`);
  return kind;
}

function activityKinds(): readonly RecordedKind[] {
  const isKind = (name: string): name is RecordedKind => Object.hasOwn(KINDS, name);
  return Object.keys(KINDS).filter(isKind);
}
