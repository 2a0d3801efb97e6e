import { fail, succeed, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { Instant, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  answerDeadlineOf,
  answerDue,
  answerViolation,
  CALLBACK_DEADLINE_MS,
  COMPLAINT_TERMS,
  canReply,
  fileKindByContent,
  pendingAnswerRequest,
  PIECE_BYTES,
  repeatedAnswerDue,
  shownFields,
  type CallCancellationRefusal,
  type CallOrder,
  type CallRefusal,
  type CallTime,
  type ContactForm,
  type FilePiece,
  type FileRefusal,
  type PromisedCallBack,
  type RegisteredRequest,
  type RequestEntry,
  type RequestMessage,
  type RequestMessageRefusal,
  type Submission,
  type SubmissionRefusal,
  type SupportPort,
  type SupportRequest,
} from "#domain/support/index.ts";
import { Script } from "./script.ts";

type Write = "addFile" | "register" | "addMessage" | "requestCall" | "cancelCall";

/** Length of a time for a call, ms. */
const CALL_LENGTH_MS = 7_200_000;

const NO_CALL = { callBefore: undefined, callFrom: undefined, phone: undefined };

export interface FakeSupport extends SupportPort {
  readonly script: Script<keyof SupportPort>;
  /** Sent parts of files, in order. */
  readonly pieces: readonly FilePiece[];
  readonly submissions: readonly Submission[];
  /** Sent messages about requests, in order. */
  readonly messages: readonly RequestMessage[];
  requests: readonly SupportRequest[];
  /** Applies the next write of this method and loses its response. */
  loseAnswer(method: Write): void;
}

export interface FakeSupportSeed {
  readonly forms: readonly ContactForm[];
  readonly requests?: readonly SupportRequest[];
  readonly allowed?: boolean;
  /** Beginnings of the times for a call; default: one in an hour. */
  readonly times?: readonly Instant[];
  readonly now?: () => Instant;
}

const MOST_BYTES = 5_000_000;

/** Applies a write once per idempotency key, repeats its result, and rejects other content with that key. */
function onceEach<Value, Refusal>() {
  const known = new Map<string, { readonly content: string; readonly answer: Result<Value, Refusal> }>();
  return (
    idempotencyKey: string,
    content: string,
    make: () => Result<Value, Refusal>,
  ): Result<Value, Refusal | TransportFailure> => {
    const former = known.get(idempotencyKey);
    if (former !== undefined && former.content !== content) return fail({ kind: "http", status: 400 });
    const answer = former?.answer ?? make();
    known.set(idempotencyKey, { content, answer });
    return answer;
  };
}

/** Forms, files and requests of a provider in memory. */
export function fakeSupport({
  forms,
  requests = [],
  allowed = true,
  now = () => 1_790_000_000_000,
  times = [now() + 3_600_000],
}: FakeSupportSeed): FakeSupport {
  const script: FakeSupport["script"] = new Script();
  const pieces: FilePiece[] = [];
  const submissions: Submission[] = [];
  const messages: RequestMessage[] = [];
  const files = new Map<string, { readonly name: string; readonly size: number; readonly received: number }>();
  const oncePiece = onceEach<{ readonly received: number }, FileRefusal>();
  const onceForm = onceEach<RegisteredRequest, SubmissionRefusal>();
  const onceMessage = onceEach<RegisteredRequest, RequestMessageRefusal>();
  const onceCall = onceEach<PromisedCallBack, CallRefusal>();
  const onceCancellation = onceEach<"cancelled", CallCancellationRefusal>();
  let lost: Write | undefined;
  let promised: PromisedCallBack | undefined;

  function losable<Value, Failure>(
    method: Write,
    answer: Result<Value, Failure>,
  ): Result<Value, Failure | TransportFailure> {
    if (lost !== method) return answer;
    lost = undefined;
    return fail({ kind: "timeout" });
  }

  function take({
    fileId,
    name,
    size,
    position,
    content,
  }: FilePiece): Result<{ readonly received: number }, FileRefusal> {
    const known = files.get(fileId);
    const received = known?.received ?? 0;
    const wrong = fail<FileRefusal>({ kind: "file-refused", code: "wrong-file" });
    if (
      size <= 0 ||
      size > MOST_BYTES ||
      content.length === 0 ||
      content.length > PIECE_BYTES ||
      (known !== undefined && known.size !== size)
    )
      return wrong;
    if (position !== received) return succeed({ received });
    if (position + content.length > size || (position === 0 && fileKindByContent(content) === undefined)) return wrong;
    files.set(fileId, { name, size, received: received + content.length });
    return succeed({ received: received + content.length });
  }

  function keep({ formId, answers, files: sent }: Submission): Result<RegisteredRequest, SubmissionRefusal> {
    const refuse = (code: SubmissionRefusal["code"]) => fail<SubmissionRefusal>({ kind: "submission-refused", code });
    const form = forms.find((one) => one.formId === formId);
    if (form === undefined) return refuse("unknown-form");
    const known = sent.map(({ fileId }) => files.get(fileId));
    if (known.some((file) => file === undefined || file.received !== file.size)) return refuse("file-missing");
    const given = new Map(answers.map(({ name, value }) => [name, value]));
    const shown = shownFields(form, given);
    const isWhole = shown.every(
      (field) =>
        answerViolation(field, given, sent.filter((file) => file.field === field.name).length, "space") === undefined,
    );
    if (!isWhole || answers.some(({ name }) => !shown.some((field) => field.name === name)))
      return refuse("wrong-answers");
    const [number, answerBy] = [
      `ZG/2026/${String(5000 + provider.requests.length)}`,
      answerDue(form, warsawDateAt(now())),
    ];
    const text = answers.map(({ value }) => value).join("\n");
    const entry = {
      side: "customer",
      author: undefined,
      at: now(),
      text,
      files: known.flatMap((file, index) =>
        file === undefined ? [] : [{ name: file.name, documentId: sent[index]?.fileId }],
      ),
    } as const;
    provider.requests = [
      ...provider.requests,
      {
        number,
        formId,
        kind: form.kind,
        title: form.title,
        state: "received",
        sentAt: now(),
        answerBy,
        answerRequest: undefined,
        entries: [entry],
        copyId: undefined,
        productId: answers.find(({ name }) =>
          form.fields.some((field) => field.name === name && field.offers === "service"),
        )?.value,
      },
    ];
    return succeed({ number, answerBy });
  }

  function append({
    number,
    text,
    disagrees,
    requestsAnswer = false,
    fileIds,
  }: RequestMessage): Result<RegisteredRequest, RequestMessageRefusal> {
    const refuse = (code: RequestMessageRefusal["code"]) =>
      fail<RequestMessageRefusal>({ kind: "request-message-refused", code });
    const request = provider.requests.find((one) => one.number === number);
    if (request === undefined) return refuse("unknown-request");
    if (!canReply(request)) return refuse("request-closed");
    const isLate = request.kind === "complaint" && answerDeadlineOf(request, warsawDateAt(now())).kind === "late";
    if (requestsAnswer && !isLate) return refuse("answer-not-late");
    const sent = fileIds.map((documentId) => ({ documentId, file: files.get(documentId) }));
    if (sent.some(({ file }) => file === undefined || file.received !== file.size)) return refuse("file-missing");
    const pending = pendingAnswerRequest(request);
    if (requestsAnswer && pending !== undefined) return succeed({ number, answerBy: pending.answerBy });
    const today = warsawDateAt(now());
    const answerRequest = requestsAnswer
      ? { at: now(), answerBy: repeatedAnswerDue(COMPLAINT_TERMS, today) }
      : request.answerRequest;
    const isReopened = request.state === "answered";
    const answerBy = isReopened ? answerDue({ answerDays: 14 }, warsawDateAt(now())) : request.answerBy;
    const entry: RequestEntry = {
      side: "customer",
      author: undefined,
      at: now(),
      text: disagrees ? `Nie zgadzam się z odpowiedzią.\n${text}` : text,
      files: sent.map(({ documentId, file }) => ({ documentId, name: file?.name ?? documentId })),
    };
    const state = isReopened ? "inProgress" : request.state;
    const changed = { ...request, state, answerBy, answerRequest, entries: [...request.entries, entry] } as const;
    provider.requests = provider.requests.map((one) => (one === request ? changed : one));
    return succeed({ number, answerBy: requestsAnswer ? answerRequest?.answerBy : isReopened ? answerBy : undefined });
  }

  const callTimes = (): readonly CallTime[] => times.map((from) => ({ from, to: from + CALL_LENGTH_MS }));

  function promise({ phone, callFrom }: CallOrder): Result<PromisedCallBack, CallRefusal> {
    if (!allowed) return fail({ kind: "call-refused", code: "not-allowed" });
    if (!/^\d{9}$/.test(phone)) return fail({ kind: "call-refused", code: "wrong-phone" });
    const time = callTimes().find(({ from }) => from === callFrom);
    if (callFrom !== undefined && (time === undefined || callFrom <= now()))
      return fail({ kind: "call-refused", code: "time-not-free" });
    promised = { callBefore: time?.to ?? now() + CALLBACK_DEADLINE_MS, callFrom, phone };
    return succeed(promised);
  }

  function cancel(): Result<"cancelled", CallCancellationRefusal> {
    if (promised === undefined) return fail({ kind: "call-cancellation-refused", code: "no-call" });
    promised = undefined;
    return succeed("cancelled");
  }

  const provider: FakeSupport = {
    script,
    pieces,
    submissions,
    messages,
    requests,
    loseAnswer(method) {
      lost = method;
    },
    loadForms: () => script.answer("loadForms", () => succeed([...forms])),
    loadRequests: () => script.answer("loadRequests", () => succeed(provider.requests)),
    loadCallPermission: () =>
      script.answer("loadCallPermission", () => succeed({ allowed, callTimes: callTimes(), ...(promised ?? NO_CALL) })),
    addFile(piece) {
      pieces.push(piece);
      const { idempotencyKey, content, ...rest } = piece;
      return script.answer<{ readonly received: number }, FileRefusal | TransportFailure>("addFile", () =>
        losable(
          "addFile",
          oncePiece(idempotencyKey, JSON.stringify([rest, content.length]), () => take(piece)),
        ),
      );
    },
    register(submission) {
      submissions.push(submission);
      const { idempotencyKey, ...rest } = submission;
      return script.answer<RegisteredRequest, SubmissionRefusal | TransportFailure>("register", () =>
        losable(
          "register",
          onceForm(idempotencyKey, JSON.stringify(rest), () => keep(submission)),
        ),
      );
    },
    addMessage(message) {
      messages.push(message);
      const { idempotencyKey, ...rest } = message;
      return script.answer<RegisteredRequest, RequestMessageRefusal | TransportFailure>("addMessage", () =>
        losable(
          "addMessage",
          onceMessage(idempotencyKey, JSON.stringify(rest), () => append(message)),
        ),
      );
    },
    requestCall(order) {
      const { idempotencyKey, ...rest } = order;
      return script.answer<PromisedCallBack, CallRefusal | TransportFailure>("requestCall", () =>
        losable(
          "requestCall",
          onceCall(idempotencyKey, JSON.stringify(rest), () => promise(order)),
        ),
      );
    },
    cancelCall({ idempotencyKey }) {
      return script.answer<"cancelled", CallCancellationRefusal | TransportFailure>("cancelCall", () =>
        losable("cancelCall", onceCancellation(idempotencyKey, "", cancel)),
      );
    },
  };
  return provider;
}
