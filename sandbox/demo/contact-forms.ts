import { PERSONAL_DATA_RIGHTS, RECIPIENT_LABEL, RIGHT_LABEL } from "../language/personal-data-answers.ts";
import type { DatabaseSync } from "node:sqlite";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { COMPLAINT_FORM } from "./complaint-form.ts";

const option = (value: string, label: string): JsonRecord => ({ value, label });

const FILES: JsonRecord = {
  name: "files",
  label: "Zdjęcia i dokumenty",
  type: "FILE",
  required: false,
  maxFiles: 3,
  maxMegabytes: 5,
  fileTypes: ["pdf", "jpg", "png", "heic", "webp"],
};

const FAULT: JsonRecord = {
  formId: "FAULT",
  kind: "FAULT",
  title: "Awaria albo problem z usługą",
  description: "Internet, telewizja albo telefon nie działa jak trzeba.",
  answerDays: 3,
  fields: [
    { name: "service", label: "Która usługa", type: "SERVICE", required: true },
    {
      name: "problem",
      label: "Co się dzieje",
      type: "CHOICE",
      required: true,
      options: [
        option("NONE", "Nie działa wcale"),
        option("SLOW", "Działa wolno"),
        option("DROPS", "Rozłącza się"),
        option("WIFI", "Słabe wifi"),
        option("PICTURE", "Nie ma obrazu albo kanałów"),
        option("DEVICE", "Nie działa router albo dekoder"),
      ],
    },
    { name: "since", label: "Od kiedy", type: "DATE", required: false, dateTo: "TODAY" },
    {
      name: "text",
      label: "Opisz problem",
      type: "TEXTAREA",
      required: true,
      minLength: 10,
      maxLength: 2000,
      hint: "Co widzisz na ekranie, jakie lampki świecą, co już było sprawdzone.",
    },
    { name: "phone", label: "Telefon dla technika", type: "PHONE", required: false },
    FILES,
  ],
};

const INVOICE: JsonRecord = {
  formId: "INVOICE",
  kind: "QUESTION",
  title: "Pytanie o fakturę",
  description: "Kwota, termin, dane na fakturze albo wpłata, której nie widać.",
  answerDays: 7,
  fields: [
    { name: "number", label: "Która faktura", type: "INVOICE", required: false },
    { name: "text", label: "O co pytasz", type: "TEXTAREA", required: true, minLength: 10, maxLength: 2000 },
    FILES,
  ],
};

/** Statement of a withdrawal. The portal opens it from an order, with its number (OFFER-13). */
const WITHDRAWAL: JsonRecord = {
  formId: "WITHDRAWAL",
  kind: "QUESTION",
  title: "Odstąpienie od umowy",
  description: "Konsument ma na to 14 dni od zawarcia umowy i nie podaje przyczyny.",
  answerDays: 14,
  fields: [
    {
      name: "text",
      label: "Oświadczenie",
      type: "TEXTAREA",
      required: true,
      minLength: 10,
      maxLength: 2000,
      hint: "Podaj numer umowy albo zamówienia. Przyczyna nie jest potrzebna.",
    },
    { ...FILES, label: "Dokumenty" },
  ],
};

/** Request about personal data (RODO art. 16 to 21). The portal opens it from the customer's data. */
const PERSONAL_DATA: JsonRecord = {
  formId: "PERSONAL_DATA",
  kind: "PERSONAL_DATA",
  title: "Twoje dane osobowe",
  description: "Sprostowanie, usunięcie, ograniczenie, sprzeciw albo przeniesienie danych.",
  fields: [
    {
      name: "right",
      label: RIGHT_LABEL,
      type: "CHOICE",
      required: true,
      options: Object.entries(PERSONAL_DATA_RIGHTS).map(([right, label]) => option(right, label)),
    },
    {
      name: "recipient",
      label: RECIPIENT_LABEL,
      type: "TEXT",
      required: true,
      maxLength: 120,
      hint: "Plik dla siebie pobierzesz od razu, bez wniosku, na stronie „Dane osobowe”.",
      dependsOn: "right",
      dependsOnValues: ["PORT"],
    },
    {
      name: "text",
      label: "Których danych to dotyczy i dlaczego",
      type: "TEXTAREA",
      required: true,
      minLength: 10,
      maxLength: 4000,
      hint: "Nie podawaj numeru dowodu ani innych danych, o które nie pytamy.",
    },
    FILES,
  ],
};

const OTHER: JsonRecord = {
  formId: "OTHER",
  kind: "QUESTION",
  title: "Inna sprawa",
  description: "Umowa, przeprowadzka, dane, sprzęt i wszystko inne.",
  answerDays: 7,
  fields: [
    { name: "topic", label: "Temat", type: "TEXT", required: true, maxLength: 120 },
    { name: "text", label: "Treść", type: "TEXTAREA", required: true, minLength: 10, maxLength: 4000 },
    FILES,
  ],
};

/** Inserts the operator's forms in display order. */
export function seedContactForms(db: DatabaseSync): void {
  const insert = db.prepare("INSERT INTO contact_form VALUES (?, ?, ?)");
  [FAULT, COMPLAINT_FORM, INVOICE, WITHDRAWAL, PERSONAL_DATA, OTHER].forEach((form, position) =>
    insert.run(jsonText(form["formId"]), position, JSON.stringify(form)),
  );
}
