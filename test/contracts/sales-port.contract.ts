import { describe, expect, it } from "vitest";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/**
 * Customer with an open offer, one that needs a consent, one with a requested call, an extension and an isobar offer.
 */
export interface SalesContractSetup {
  readonly port: SalesPort;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const idempotencyKey = (): string => `contract-offers-${String((keyCount += 1)).padStart(6, "0")}`;
const ACCEPT: OfferAnswer = { kind: "accept" };
const DECLINE: OfferAnswer = { kind: "decline" };
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "offer-refused", code } });

const offersOf = async ({ port }: SalesContractSetup): Promise<readonly OfferDetails[]> => valueOf(await port.load());

async function find(setup: SalesContractSetup, fits: (offer: OfferDetails) => boolean): Promise<OfferDetails> {
  const found = (await offersOf(setup)).find(fits);
  if (found === undefined) throw new Error("the customer has no such offer");
  return found;
}

const isOpenOffer = ({ status, consentNeeded, documents }: OfferDetails): boolean =>
  status === "active" && !consentNeeded && documents.length > 0;
const answerOffer = (
  setup: SalesContractSetup,
  { offerId, activityId }: OfferDetails,
  answer: OfferAnswer,
  id = idempotencyKey(),
) => setup.port.answerOffer({ idempotencyKey: id, offerId, activityId, answer });

/** Runs the contract suite of `SalesPort`. `make` creates a new provider each time. */
export function salesPortContract(name: string, make: () => Promise<SalesContractSetup>): void {
  describe(`SalesPort: ${name}`, () => {
    it("(part of OFFER-04) loads an open offer with prices, documents and the summary", async () => {
      const offer = await find(await make(), isOpenOffer);
      expect(offer.products[0]?.prices.length).toBeGreaterThan(0);
      expect(offer.documents.map(({ role }) => role)).toContain("summary");
      expect([offer.kind, offer.contact]).toEqual(["sale", undefined]);
    });

    it.each<[OfferAnswer, string]>([
      [ACCEPT, "accepted"],
      [DECLINE, "declined"],
      [{ kind: "contact", request: { choice: "timespan", span: "noon" } }, "contact-requested"],
      [{ kind: "contact", request: { choice: "extension" } }, "contact-requested"],
      [{ kind: "contact", request: { choice: "new-offer" } }, "contact-requested"],
    ])(
      "(part of OFFER-02) stores the offer answer %o, returns it, and rejects a second answer",
      async (answer, status) => {
        const setup = await make();
        const offer = await find(setup, isOpenOffer);
        const after = valueOf(await answerOffer(setup, offer, answer));
        expect(after).toMatchObject({ offerId: offer.offerId, status });
        expect(after.contact).toEqual(answer.kind === "contact" ? answer.request : undefined);
        // A requested call has a day and a number (OFFER-11).
        expect(after.callDay !== undefined && after.callPhone !== undefined).toBe(answer.kind === "contact");
        expect(await find(setup, ({ offerId }) => offerId === offer.offerId)).toEqual(after);
        expect(await answerOffer(setup, offer, DECLINE)).toEqual(refusalResult(status));
      },
    );

    it("adds the confirmation to the documents of an accepted offer", async () => {
      const setup = await make();
      const after = valueOf(await answerOffer(setup, await find(setup, isOpenOffer), ACCEPT));
      const confirmation = after.documents.find(({ role }) => role === "confirmation");
      expect(confirmation).toBeDefined();
      expect(
        (
          await setup.port.requestDocument({
            idempotencyKey: idempotencyKey(),
            documentId: confirmation?.documentId ?? "",
          })
        ).ok,
      ).toBe(true);
    });

    it("(part of OFFER-05) applies one offer answer per idempotency key, and rejects another", async () => {
      const setup = await make();
      const offer = await find(setup, isOpenOffer);
      const id = idempotencyKey();
      const first = valueOf(await answerOffer(setup, offer, ACCEPT, id));
      expect(valueOf(await answerOffer(setup, offer, ACCEPT, id))).toEqual(first);
      expect(await answerOffer(setup, offer, DECLINE, id)).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
    });

    it("(part of OFFER-05) rejects an unknown offer and the token of another offer", async () => {
      const setup = await make();
      const offer = await find(setup, isOpenOffer);
      expect(
        await setup.port.answerOffer({
          idempotencyKey: idempotencyKey(),
          offerId: "0",
          activityId: undefined,
          answer: ACCEPT,
        }),
      ).toEqual(refusalResult("unknown-offer"));
      expect(await answerOffer(setup, { ...offer, activityId: "ACT-0" }, ACCEPT)).toEqual(refusalResult("wrong-token"));
    });

    it("(part of OFFER-06) shows the products of an offer only after the consent", async () => {
      const setup = await make();
      const offer = await find(setup, ({ consentNeeded }) => consentNeeded);
      expect(await answerOffer(setup, offer, ACCEPT)).toEqual(refusalResult("missing-data"));
      const updated = valueOf(await setup.port.consent({ idempotencyKey: idempotencyKey(), offerId: offer.offerId }));
      expect([updated.consentNeeded, updated.consentUntil === undefined]).toEqual([false, false]);
      expect(updated.products.length).toBeGreaterThan(0);
    });

    it("(part of OFFER-06) reopens an offer with a requested call, and no other one", async () => {
      const setup = await make();
      const offer = await find(
        setup,
        ({ status, contact }) => status === "contact-requested" && contact?.choice === "timespan",
      );
      const again = valueOf(await setup.port.resume({ idempotencyKey: idempotencyKey(), offerId: offer.offerId }));
      expect([again.status, again.contact]).toEqual(["active", undefined]);
      expect((await answerOffer(setup, again, DECLINE)).ok).toBe(true);
      expect(await setup.port.resume({ idempotencyKey: idempotencyKey(), offerId: offer.offerId })).toEqual(
        refusalResult("declined"),
      );
    });

    it.each(["extension", "isobar"] as const)(
      "(part of OFFER-06) loads the %s offer, and moves it to the history when answered",
      async (kind) => {
        const setup = await make();
        const ask = () =>
          kind === "extension" ? setup.port.extension() : setup.port.isobar({ idempotencyKey: idempotencyKey() });
        const offer = valueOf(await ask());
        if (offer === undefined) throw new Error("the customer must have this offer");
        expect(offer.kind).toBe(kind);
        expect((await offersOf(setup)).some(({ offerId }) => offerId === offer.offerId)).toBe(false);
        expect((await answerOffer(setup, offer, DECLINE)).ok).toBe(true);
        expect(valueOf(await ask())).toBeUndefined();
        expect((await find(setup, ({ offerId }) => offerId === offer.offerId)).status).toBe("declined");
      },
    );

    it("returns one download ticket per idempotency key, and rejects an unknown document", async () => {
      const { port } = await make();
      const documentId = (valueOf(await port.load()).find(isOpenOffer)?.documents ?? [])[0]?.documentId ?? "";
      const request = { idempotencyKey: idempotencyKey(), documentId };
      const ticket = valueOf(await port.requestDocument(request));
      expect(valueOf(await port.requestDocument(request))).toEqual(ticket);
      expect(await port.requestDocument({ idempotencyKey: idempotencyKey(), documentId: "DOC-0" })).toEqual({
        ok: false,
        failure: { kind: "document-refused" },
      });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const setup = await make();
      const offer = await find(setup, isOpenOffer);
      await setup.breakDown();
      const { port } = setup;
      const request = () => ({ idempotencyKey: idempotencyKey(), offerId: offer.offerId });
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      for (const outcome of [
        port.load(),
        port.extension(),
        port.isobar(request()),
        port.consent(request()),
        port.resume(request()),
        answerOffer(setup, offer, ACCEPT),
        port.requestDocument({ idempotencyKey: idempotencyKey(), documentId: "DOC-1" }),
      ])
        expect(await outcome).toEqual(failed);
    });
  });
}
