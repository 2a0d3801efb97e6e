import { messageLanguage } from "../language/message-language.ts";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, wallAt } from "#kit/calendar/warsaw.ts";
import { recordsIn, type JsonRecord } from "#kit/json.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { isEmail, sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { insertRequest, NO_ACCOUNT, nextRequestNumber, requestsOf } from "./support.repository.ts";

const ANSWER_DAYS = 30;
const LONGEST = { name: 120, email: 254, postAddress: 250, subject: 250, requirement: 4_000, demand: 4_000 };

type Field = keyof typeof LONGEST;

/** Returns the fields of a complaint; `undefined` if one is missing, too long or wrong. */
function complaintIn({ request }: OperationCall): Readonly<Record<Field, string>> | undefined {
  const read = (field: Field): string => request.text(field).trim();
  const complaint = {
    name: read("name"),
    email: read("email"),
    postAddress: read("postAddress"),
    subject: read("subject"),
    requirement: read("requirement"),
    demand: read("demand"),
  };
  const { name, email, postAddress, subject, requirement, demand } = complaint;
  const isComplete = [name, subject, requirement, demand].every((text) => text !== "");
  const hasContact = email === "" ? postAddress !== "" : isEmail(email);
  const fits = (["name", "email", "postAddress", "subject", "requirement", "demand"] as const).every(
    (field) => complaint[field].length <= LONGEST[field],
  );
  return isComplete && hasContact && fits ? complaint : undefined;
}

/** Registers a complaint once: the same one again has the number of the first. */
function register(call: OperationCall, session: ServerSession | undefined): JsonRecord {
  const { tenant } = call;
  const complaint = complaintIn(call);
  if (complaint === undefined) return { errorCode: "MISSING_DATA" };
  const { name, email, postAddress, subject, requirement, demand } = complaint;
  const account = session?.account ?? NO_ACCOUNT;
  const text = [
    `Czego dotyczy: ${subject}`,
    `Które wymaganie nie jest spełnione: ${requirement}`,
    `Żądanie: ${demand}`,
    `Imię i nazwisko: ${name}`,
    `Odpowiedź: ${email === "" ? `listem, ${postAddress}` : `e-mailem, ${email}`}`,
  ].join("\n");
  const known = requestsOf(tenant.db, account).find(
    ({ kind, entries }) => kind === "ACCESSIBILITY" && recordsIn(entries)[0]?.["text"] === text,
  );
  if (known !== undefined) return { number: known["number"], receivedAt: known["sentAt"], answerBy: known["answerBy"] };
  const [today, now] = [tenant.today(), wallAt(tenant.now())];
  const number = nextRequestNumber(tenant.db, today.slice(0, 4));
  const answerBy = workdayFrom(addCalendarDays(today, ANSWER_DAYS));
  const language = messageLanguage(call, session?.login);
  insertRequest(
    tenant.db,
    account,
    {
      number,
      formId: "ACCESSIBILITY",
      kind: "ACCESSIBILITY",
      title: "Skarga na brak dostępności",
      state: "RECEIVED",
      sent: now,
      answerBy,
      letterTo: email === "" ? postAddress : undefined,
      answerEmail: email === "" ? undefined : email,
      language: session === undefined ? language : undefined,
    },
    [{ side: "CUSTOMER", writtenAt: now, text }],
  );
  sendEmail(tenant, email, {
    language,
    write: (texts) => texts.accessibilityReceipt({ number, answerBy, text }),
  });
  return { number, receivedAt: now, answerBy };
}

export const ACCESSIBILITY_COMPLAINT_OPERATIONS: Readonly<Record<string, Operation>> = {
  registerAccessibilityComplaint: { session: "header", effect: "by-intent", handle: register },
};
