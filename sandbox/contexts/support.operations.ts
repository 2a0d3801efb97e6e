import { addCalendarDays, wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { integer } from "../database/rows.ts";
import { loadContact } from "./contact-change.operations.ts";
import { findFile } from "./form-file.operations.ts";
import { canBeCalled } from "./can-be-called.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendMessage } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { answersText, areAnswersValid, takesFiles, type Answers } from "./contact-form-answers.ts";
import { customerContactForms } from "./customer-contact-forms.ts";
import { findProduct } from "./product.repository.ts";
import { insertRequest, nextRequestNumber, recordsIn, requestsOf, jsonText } from "./support.repository.ts";

const CALL_WITHIN_MS = 86_400_000;
const COMPLAINT_DAYS = 30;

/** Returns the last day for an answer as the form promises it; for a complaint never later than the legal limit. */
function dueOn({ kind, answerDays }: JsonRecord, today: string, lawful = COMPLAINT_DAYS): string | undefined {
  const promised = typeof answerDays === "number" ? answerDays : undefined;
  const days = kind === "COMPLAINT" ? Math.min(promised ?? lawful, lawful) : promised;
  return days === undefined ? undefined : addCalendarDays(today, days);
}

function confirm({ tenant }: OperationCall, account: string, number: string, due: string | undefined): void {
  const email = loadContact(tenant, account)["mainEmail"];
  if (typeof email !== "string" || email === "") return;
  const until = due === undefined ? "" : ` Odpowiemy do ${due.split("-").toReversed().join("-")}.`;
  sendMessage(tenant.db, {
    sentAt: tenant.now(),
    channel: "email",
    recipient: email,
    code: undefined,
    text: `Przyjęliśmy zgłoszenie ${number}.${until} Jego stan zobaczysz w portalu, w zakładce Zgłoszenia.`,
  });
}

function register(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const form = customerContactForms(tenant, account).find(({ formId }) => formId === request.text("formId"));
  if (form === undefined) return { errorCode: "UNKNOWN_FORM" };
  const fields = recordsIn(form["fields"]);
  const answers: Answers = new Map(
    request.parts("answers").map((answer) => [answer.text("name"), answer.text("value")]),
  );
  const files = request
    .parts("files")
    .map((part) => ({ field: part.text("field"), file: findFile(tenant.db, account, part.text("fileId")) }));
  if (files.some(({ file }) => file === undefined || file.received !== file.size)) return { errorCode: "FILE_MISSING" };
  // A complaint form may lack legally required fields; the portal adds them under names of its own.
  const known = new Map([...answers].filter(([name]) => !name.startsWith("complaint.")));
  const sizes = files.map(({ field, file }) => ({ field, size: file?.size ?? 0 }));
  if (!areAnswersValid(fields, known, new Set(files.map(({ field }) => field))) || !takesFiles(fields, sizes))
    return { errorCode: "WRONG_ANSWERS" };
  const [today, now] = [tenant.today(), wallAt(tenant.now())];
  const [number, due] = [
    nextRequestNumber(tenant.db, today.slice(0, 4)),
    dueOn(form, today, tenant.configuration.complaints?.answerDays),
  ];
  insertRequest(
    tenant.db,
    account,
    {
      number,
      formId: request.text("formId"),
      kind: jsonText(form["kind"]),
      title: jsonText(form["title"]),
      state: "RECEIVED",
      sent: now,
      answerBy: due,
    },
    [
      {
        side: "CUSTOMER",
        writtenAt: now,
        text: answersText(fields, answers, (id) => {
          const product = findProduct(tenant.db, account, id);
          return product && (jsonText(product["fullName"]) || jsonText(product["name"]));
        }),
        files: files.flatMap(({ file }) => (file === undefined ? [] : [file.name])),
      },
    ],
  );
  confirm(call, account, number, due);
  return { number, answerBy: due };
}

/** Returns the time until which a promised call is due. */
function promisedCall({ tenant }: OperationCall, account: string): string | undefined {
  const row = tenant.db
    .prepare(
      `SELECT MAX(asked_at) AS asked_at FROM contact_request
    WHERE account_number = ? AND product_id IS NULL AND asked_at > ?`,
    )
    .get(account, tenant.now() - CALL_WITHIN_MS);
  return row === undefined || row["asked_at"] === null ? undefined : wallAt(integer(row, "asked_at") + CALL_WITHIN_MS);
}

export const SUPPORT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getContactFormDefinition: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({ forms: customerContactForms(tenant, account) }),
  },
  getContactFormSubmissions: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({ submissions: requestsOf(tenant.db, account) }),
  },
  registerContactFormSubmission: {
    session: "required",
    effect: "by-intent",
    handle: register,
  },
  checkIfAllowedToAskForContact: {
    session: "required",
    effect: "none",
    handle: (call, { account }) => ({ allowed: canBeCalled(call, account), callBefore: promisedCall(call, account) }),
  },
};
