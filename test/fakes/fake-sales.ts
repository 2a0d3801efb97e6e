import {
  fail,
  plusDays,
  type Result,
  succeed,
  type TransportFailure,
  warsawDateAt,
} from "#domain/shared-kernel/index.ts";
import {
  statusAfter,
  type DecisionCode,
  type OfferAnswer,
  type OfferDetails,
  type OfferRefusal,
} from "#domain/offers/offer-details.ts";
import type { AnswerOfferRequest, DocumentRefusal, DocumentTicket, SalesPort } from "#domain/offers/offers.port.ts";
import type { SaleOfferStatus } from "#domain/offers/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

type Write = "consent" | "answerOffer" | "resume";
type Method = Write | "load" | "extension" | "isobar" | "requestDocument";

export interface FakeSales extends SalesPort {
  readonly script: Script<Method>;
  /** All offers of the account, of every kind. */
  offers: readonly OfferDetails[];
  /** Applied changes, in order. */
  readonly effects: readonly string[];
  /** Idempotency keys of all writes, in order. */
  readonly sentIdempotencyKeys: readonly string[];
  /** Applies the next write of this kind and loses its response. */
  loseNext(method: Write): void;
  /** Refusal of every write while it is set. */
  refusal: DecisionCode | undefined;
}

type Changed = Result<OfferDetails, OfferRefusal>;

const TODAY = warsawDateAt(START);
const refusalResult = (code: DecisionCode): Result<never, OfferRefusal> => fail({ kind: "offer-refused", code });

/** Returns the refusal of an answer to an offer that is not open. */
function codeOf(status: SaleOfferStatus): DecisionCode {
  return status === "active" || status === "unknown" ? "provider" : status;
}

/** Applies a write once per idempotency key, repeats its result, and rejects other content with that key. */
function oncePerIntent<Value, Refusal>() {
  const answers = new Map<string, { readonly content: string; readonly answer: Result<Value, Refusal> }>();
  return (
    idempotencyKey: string,
    content: unknown,
    perform: () => Result<Value, Refusal>,
  ): Result<Value, Refusal | TransportFailure> => {
    const serialized = JSON.stringify(content);
    const former = answers.get(idempotencyKey);
    if (former !== undefined)
      return former.content === serialized ? former.answer : fail({ kind: "http", status: 400 });
    const answer = perform();
    answers.set(idempotencyKey, { content: serialized, answer });
    return answer;
  };
}

/** Offers in memory. The contract suite verifies that they follow the provider's rules. */
export function fakeSales(offers: readonly OfferDetails[] = []): FakeSales {
  const script: FakeSales["script"] = new Script();
  const effects: string[] = [];
  const sentIdempotencyKeys: string[] = [];
  const losing = new Set<Method>();
  const [changes, shown, tickets] = [
    oncePerIntent<OfferDetails, OfferRefusal>(),
    oncePerIntent<OfferDetails | undefined, never>(),
    oncePerIntent<DocumentTicket, DocumentRefusal>(),
  ];

  const change = (
    offerId: string,
    effect: string,
    to: (offer: OfferDetails) => Partial<OfferDetails> | DecisionCode,
  ): Changed => {
    if (fake.refusal !== undefined) return refusalResult(fake.refusal);
    const found = fake.offers.find((offer) => offer.offerId === offerId);
    if (found === undefined) return refusalResult("unknown-offer");
    const changed = to(found);
    if (typeof changed === "string") return refusalResult(changed);
    const offer = { ...found, ...changed };
    fake.offers = fake.offers.map((one) => (one.offerId === offerId ? offer : one));
    effects.push(effect);
    return succeed(offer);
  };
  const write = (
    method: Write,
    { idempotencyKey, ...content }: { readonly idempotencyKey: string; readonly offerId: string },
    perform: () => Changed,
  ) => {
    sentIdempotencyKeys.push(idempotencyKey);
    return script.answer(method, (): Result<OfferDetails, OfferRefusal | TransportFailure> => {
      const answer = changes(idempotencyKey, [method, content], perform);
      return losing.delete(method) ? fail({ kind: "timeout" }) : answer;
    });
  };
  const waiting = (kind: OfferDetails["kind"]) =>
    fake.offers.find((offer) => offer.kind === kind && offer.status === "active");
  const confirmation = { name: "Potwierdzenie przyjęcia oferty", documentId: "DOC-P", role: "confirmation" } as const;
  const answered = (offer: OfferDetails, answer: OfferAnswer): Partial<OfferDetails> => ({
    status: statusAfter(answer),
    closeDate: TODAY,
    documents: answer.kind === "accept" ? [...offer.documents, confirmation] : offer.documents,
    contact: answer.kind === "contact" ? answer.request : undefined,
    callDay: answer.kind === "contact" ? TODAY : undefined,
    callPhone: answer.kind === "contact" ? "601234567" : undefined,
  });

  const fake: FakeSales = {
    script,
    effects,
    sentIdempotencyKeys,
    offers,
    refusal: undefined,
    loseNext: (method) => void losing.add(method),
    load: () =>
      script.answer("load", () =>
        succeed(fake.offers.filter((offer) => offer.kind === "sale" || offer.status !== "active")),
      ),
    extension: () => script.answer("extension", () => succeed(waiting("extension"))),
    isobar: ({ idempotencyKey }) =>
      script.answer("isobar", () => shown(idempotencyKey, "isobar", () => succeed(waiting("isobar")))),
    consent: (request) =>
      write("consent", request, () =>
        change(request.offerId, "consent", ({ status }) =>
          status === "active" ? { consentNeeded: false, consentUntil: plusDays(TODAY, 14) } : codeOf(status),
        ),
      ),
    resume: (request) =>
      write("resume", request, () =>
        change(request.offerId, "resume", ({ status }) =>
          status === "active" || status === "contact-requested"
            ? { status: "active", closeDate: undefined, contact: undefined }
            : codeOf(status),
        ),
      ),
    answerOffer: (request: AnswerOfferRequest) =>
      write("answerOffer", request, () =>
        change(request.offerId, request.answer.kind, (offer) => {
          if (offer.activityId !== request.activityId) return "wrong-token";
          if (offer.status !== "active") return codeOf(offer.status);
          return offer.consentNeeded && request.answer.kind === "accept"
            ? "missing-data"
            : answered(offer, request.answer);
        }),
      ),
    requestDocument: ({ idempotencyKey, documentId }) =>
      script.answer("requestDocument", () =>
        tickets(idempotencyKey, documentId, () =>
          fake.offers.some(({ documents }) => documents.some((document) => document.documentId === documentId))
            ? succeed({ address: `https://ebok.example/papers/${documentId}`, expiresAt: START + 60_000 })
            : fail({ kind: "document-refused" }),
        ),
      ),
  };
  return fake;
}
