import type { JsonRecord } from "../database/json.ts";

const option = (value: string, label: string): JsonRecord => ({ value, label });
const [ABOUT, WHAT, WISH, ANSWER] = ["Czego dotyczy reklamacja", "Co się stało", "Czego oczekujesz", "Odpowiedź"];

/** The complaint: each field says which element of a complaint it carries. */
export const COMPLAINT_FORM: JsonRecord = {
  formId: "COMPLAINT", kind: "COMPLAINT", title: "Reklamacja", description: "Usługa działała źle, nie ruszyła na czas albo faktura jest błędna.", answerDays: 30,
  fields: [
    {
      name: "subject", label: "Powód", type: "CHOICE", required: true, section: ABOUT, legal: "SUBJECT",
      options: [option("QUALITY", "Usługa nie działa albo działa źle"), option("BILL", "Kwota na fakturze jest błędna"), option("START", "Usługa nie została uruchomiona na czas")],
    },
    { name: "service", label: "Która usługa", type: "TEXT", required: true, section: ABOUT, legal: "SERVICE", maxLength: 200, hint: "Nazwa i adres, a przy telefonie jego numer." },
    { name: "invoice", label: "Numer faktury", type: "TEXT", required: true, section: ABOUT, maxLength: 40, dependsOn: "subject", dependsOnValues: ["BILL"] },
    { name: "agreed", label: "Dzień uruchomienia z umowy", type: "DATE", required: true, section: ABOUT, dependsOn: "subject", dependsOnValues: ["START"] },
    { name: "from", label: "Od kiedy", type: "DATE", required: true, section: ABOUT, legal: "PERIOD" },
    { name: "to", label: "Do kiedy", type: "DATE", required: false, section: ABOUT, hint: "Zostaw puste, jeśli problem trwa." },
    { name: "text", label: "Opis", type: "TEXTAREA", required: true, section: WHAT, legal: "CIRCUMSTANCES", minLength: 20, maxLength: 4000, hint: "Napisz, dlaczego składasz reklamację." },
    { name: "files", label: "Załączniki", type: "FILE", required: false, section: WHAT, maxFiles: 3, maxMegabytes: 5, fileTypes: ["pdf", "jpg", "png", "heic"] },
    {
      name: "claim", label: "Odszkodowanie albo zwrot", type: "CHOICE", required: false, section: WISH, legal: "CLAIM",
      options: [option("NONE", "Nie oczekuję pieniędzy"), option("AMOUNT", "Oczekuję kwoty")],
    },
    { name: "amount", label: "Kwota w złotych", type: "TEXT", required: true, section: WISH, maxLength: 12, dependsOn: "claim", dependsOnValues: ["AMOUNT"] },
    {
      name: "payout", label: "Jak ją przekazać", type: "CHOICE", required: true, section: WISH, legal: "PAYOUT", dependsOn: "claim", dependsOnValues: ["AMOUNT"],
      options: [option("INVOICE", "Odliczyć od następnych faktur"), option("ACCOUNT", "Przelewem na konto")],
    },
    { name: "account", label: "Numer konta", type: "TEXT", required: true, section: WISH, maxLength: 40, dependsOn: "payout", dependsOnValues: ["ACCOUNT"] },
    {
      name: "answer", label: "Jak mamy odpowiedzieć", type: "CHOICE", required: true, section: ANSWER, legal: "ANSWER",
      options: [option("EMAIL", "E-mailem"), option("LETTER", "Listem na papierze")],
    },
  ],
};
