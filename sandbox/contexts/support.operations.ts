import { storeReceipts } from "../pages/store-receipts.ts";
import { addWorkingDays, workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, addCalendarMonths, wallAt } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { answerRequests } from "./answer-requests.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { findFile, type ArrivedFile } from "./form-file.operations.ts";
import { deleteCallRequests, findCallRequest } from "./call-request.repository.ts";
import { callTimesAt } from "./call-times.ts";
import { canBeCalled } from "./can-be-called.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { confirmRequest } from "./confirm-request.ts";
import type { ServerSession } from "./session.repository.ts";
import {
  answersText,
  areAnswersValid,
  hasAnswerAddress,
  takesFiles,
  wantsAnswerBy,
  type Answers,
} from "./contact-form-answers.ts";
import { addressText, customerContactForms, letterAddress } from "./customer-contact-forms.ts";
import { isCollectingAccount } from "./payout.repository.ts";
import { findProduct } from "./product.repository.ts";
import { recordClaim, settleClaims } from "./settle-claims.ts";
import {
  appendEntry,
  findRequest,
  insertRequest,
  markAnswerRequested,
  nextRequestNumber,
  reopenRequest,
  requestsOf,
  type FoundRequest,
  REPEAT_WORKING_DAYS,
} from "./support.repository.ts";

const COMPLAINT_DAYS = 30;
/** Time for an answer to a message after the first answer. */
const ANSWER_DAYS = 14;

/** Returns the last day for an answer to a request about personal data: a month, and then a working day. */
const personalDataDue = (today: string): string => workdayFrom(addCalendarMonths(today, 1));

/** Returns the last day for an answer as the form promises it; for a complaint never later than the legal limit. */
function dueOn({ kind, answerDays }: JsonRecord, today: string, lawful = COMPLAINT_DAYS): string | undefined {
  if (kind === "PERSONAL_DATA") return personalDataDue(today);
  const promised = typeof answerDays === "number" ? answerDays : undefined;
  const days = kind === "COMPLAINT" ? Math.min(promised ?? lawful, lawful) : promised;
  return days === undefined ? undefined : workdayFrom(addCalendarDays(today, days));
}

interface NamedFile {
  readonly field: string;
  readonly fileId: string;
  readonly file: ArrivedFile | undefined;
}

/** Returns the files that a request names. */
function sentFiles({ tenant, request }: OperationCall, account: string): readonly NamedFile[] {
  return request.parts("files").map((part) => {
    const fileId = part.text("fileId");
    return { field: part.text("field"), fileId, file: findFile(tenant.db, account, fileId) };
  });
}

const isMissing = ({ file }: NamedFile): boolean => file === undefined || file.received !== file.size;

/** Returns true for a complaint without an answer after its last day. */
const isAnswerLate = ({ kind, state, answerBy }: FoundRequest, today: string): boolean =>
  kind === "COMPLAINT" && state !== "ANSWERED" && answerBy !== undefined && answerBy < today;

/** Adds a message of the customer. After an answer, the request waits for another one. */
function addMessage(call: OperationCall, { account }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const number = request.text("number");
  const found = findRequest(tenant.db, account, number);
  if (found === undefined) return { errorCode: "UNKNOWN_REQUEST" };
  if (found.state === "CLOSED") return { errorCode: "REQUEST_CLOSED" };
  const files = sentFiles(call, account);
  if (files.some(isMissing)) return { errorCode: "FILE_MISSING" };
  const requestsAnswer = request.text("requestsAnswer") === "true";
  if (requestsAnswer && !isAnswerLate(found, tenant.today())) return { errorCode: "ANSWER_NOT_LATE" };
  if (requestsAnswer && found.pendingAnswerBy !== undefined) return { number, answerBy: found.pendingAnswerBy };
  const now = wallAt(tenant.now());
  const disagrees = request.text("disagrees") === "true";
  appendEntry(tenant.db, account, number, {
    side: "CUSTOMER",
    writtenAt: now,
    text: `${disagrees ? "Nie zgadzam się z odpowiedzią.\n" : ""}${request.text("text")}`,
    files: files.map(({ fileId, file }) => ({ documentId: fileId, name: file?.name ?? fileId })),
  });
  if (requestsAnswer) {
    const until = addWorkingDays(tenant.today(), tenant.configuration.complaints?.repeatDays ?? REPEAT_WORKING_DAYS);
    markAnswerRequested(tenant.db, account, number, { at: now, until });
    return { number, answerBy: until };
  }
  if (found.state !== "ANSWERED") return { number };
  const answerBy = dueOn(
    { kind: found.kind, answerDays: ANSWER_DAYS },
    tenant.today(),
    tenant.configuration.complaints?.answerDays,
  );
  storeReceipts(tenant, account);
  reopenRequest(tenant.db, account, number, { state: "IN_PROGRESS", answerBy });
  return { number, answerBy };
}

/** Returns the name of a service with its address. */
function serviceText({ fullName, name, address }: JsonRecord): string {
  const place = isJsonRecord(address) ? addressText(address) : "";
  return [jsonText(fullName) || jsonText(name), place].filter((part) => part !== "").join(", ");
}

/** Returns the service that was chosen in the form; `undefined` without one, or when it was described in words. */
function chosenService(fields: readonly JsonRecord[], answers: Answers, { tenant }: OperationCall, account: string) {
  return fields
    .filter(({ type }) => type === "SERVICE")
    .map(({ name }) => answers.get(jsonText(name)) ?? "")
    .find((id) => findProduct(tenant.db, account, id) !== undefined);
}

function register(call: OperationCall, session: ServerSession): JsonRecord {
  const { account } = session;
  const { tenant, request } = call;
  const form = customerContactForms(tenant, account).find(({ formId }) => formId === request.text("formId"));
  if (form === undefined) return { errorCode: "UNKNOWN_FORM" };
  const fields = recordsIn(form["fields"]);
  const answers: Answers = new Map(
    request.parts("answers").map((answer) => [answer.text("name"), answer.text("value")]),
  );
  const files = sentFiles(call, account);
  if (files.some(isMissing)) return { errorCode: "FILE_MISSING" };
  // A complaint form may lack legally required fields; the portal adds them under names of its own.
  const known = new Map([...answers].filter(([name]) => !name.startsWith("complaint.")));
  const sizes = files.map(({ field, file }) => ({ field, size: file?.size ?? 0 }));
  if (!areAnswersValid(fields, known, new Set(files.map(({ field }) => field))) || !takesFiles(fields, sizes))
    return { errorCode: "WRONG_ANSWERS" };
  const accounts = fields.flatMap(({ name, type }) => (type === "ACCOUNT" ? [answers.get(jsonText(name)) ?? ""] : []));
  if (accounts.some((bank) => isCollectingAccount(tenant.db, bank))) return { errorCode: "WRONG_ANSWERS" };
  if (!hasAnswerAddress(fields, answers, mainEmailOf(tenant.db, account))) return { errorCode: "WRONG_ANSWERS" };
  const [today, now] = [tenant.today(), wallAt(tenant.now())];
  const [number, due] = [
    nextRequestNumber(tenant.db, today.slice(0, 4)),
    dueOn(form, today, tenant.configuration.complaints?.answerDays),
  ];
  const kind = jsonText(form["kind"]);
  const text = answersText(fields, answers, (id) => {
    const product = findProduct(tenant.db, account, id);
    return product && serviceText(product);
  });
  const letterTo = wantsAnswerBy("LETTER", fields, answers) ? letterAddress(tenant, account) : undefined;
  insertRequest(
    tenant.db,
    account,
    {
      number,
      formId: request.text("formId"),
      kind,
      title: jsonText(form["title"]),
      state: "RECEIVED",
      sent: now,
      answerBy: due,
      productId: chosenService(fields, answers, call, account),
      letterTo,
    },
    [
      {
        side: "CUSTOMER",
        writtenAt: now,
        text,
        files: files.flatMap(({ fileId, file }) =>
          file === undefined ? [] : [{ documentId: fileId, name: file.name }],
        ),
      },
    ],
  );
  recordClaim(tenant, account, number, answers);
  confirmRequest(call, session, { number, kind, sent: now, answerBy: due, text, letterTo });
  return { number, answerBy: due };
}

/** Says whether a call may be requested, at what times, and which one is requested. */
function callPermission(call: OperationCall, account: string): JsonRecord {
  const { tenant } = call;
  const allowed = canBeCalled(call, account);
  const now = tenant.now();
  const { hours } = tenant.configuration.help.customerService;
  return {
    allowed,
    ...findCallRequest(tenant.db, account, wallAt(now)),
    callTimes: allowed ? callTimesAt(now, hours).map(({ from, to }) => ({ from, to })) : [],
  };
}

function cancelCall(call: OperationCall, account: string): JsonRecord {
  const { db } = call.tenant;
  if (findCallRequest(db, account, wallAt(call.tenant.now())) === undefined) return { errorCode: "NO_CALL" };
  deleteCallRequests(db, account);
  return { allowed: canBeCalled(call, account) };
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
    handle: ({ tenant }, { account }) => {
      answerRequests(tenant, account);
      settleClaims(tenant, account);
      return { submissions: requestsOf(tenant.db, account) };
    },
  },
  registerContactFormSubmission: {
    session: "required",
    effect: "by-intent",
    handle: register,
  },
  addSupportRequestMessage: { session: "required", effect: "by-intent", handle: addMessage },
  checkIfAllowedToAskForContact: {
    session: "required",
    effect: "none",
    handle: (call, { account }) => callPermission(call, account),
  },
  cancelContact: {
    session: "required",
    effect: "by-intent",
    handle: (call, { account }) => cancelCall(call, account),
  },
};
