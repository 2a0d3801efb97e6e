import { describe, expect, it } from "vitest";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/**
 * A customer with an offer that waits, one that needs a consent, one to be called back about, an extension and an
 * isobar offer.
 */
export interface SalesContractSetup {
  readonly port: SalesPort;
  /** The provider answers nothing but HTTP 503 from now on. */
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
  if (found === undefined) throw new Error("there is no such offer");
  return found;
}

const waits = ({ status, consentNeeded, documents }: OfferDetails): boolean =>
  status === "active" && !consentNeeded && documents.length > 0;
const answered = (
  setup: SalesContractSetup,
  { offerId, activityId }: OfferDetails,
  answer: OfferAnswer,
  id = idempotencyKey(),
) => setup.port.respond({ idempotencyKey: id, offerId, activityId, answer });

/** What every `SalesPort` keeps to. `make` gives a new world each time. */
export function salesPortContract(name: string, make: () => Promise<SalesContractSetup>): void {
  describe(`SalesPort: ${name}`, () => {
    it("(part of OFFER-04) tells of an offer that waits: its products with prices, and its documents, the summary of terms among them", async () => {
      const offer = await find(await make(), waits);
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
    ])("(part of OFFER-02) takes the answer %o, tells of it, and takes no other after it", async (answer, status) => {
      const setup = await make();
      const offer = await find(setup, waits);
      const after = valueOf(await answered(setup, offer, answer));
      expect(after).toMatchObject({ offerId: offer.offerId, status });
      expect(after.contact).toEqual(answer.kind === "contact" ? answer.request : undefined);
      expect(await find(setup, ({ offerId }) => offerId === offer.offerId)).toEqual(after);
      expect(await answered(setup, offer, DECLINE)).toEqual(refusalResult(status));
    });

    it("an accepted offer has the confirmation of it", async () => {
      const setup = await make();
      const after = valueOf(await answered(setup, await find(setup, waits), ACCEPT));
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

    it("(part of OFFER-05) answers once for one intent, and takes no other content under its id", async () => {
      const setup = await make();
      const offer = await find(setup, waits);
      const id = idempotencyKey();
      const first = valueOf(await answered(setup, offer, ACCEPT, id));
      expect(valueOf(await answered(setup, offer, ACCEPT, id))).toEqual(first);
      expect(await answered(setup, offer, DECLINE, id)).toEqual({ ok: false, failure: { kind: "http", status: 400 } });
    });

    it("(part of OFFER-05) refuses an offer that nobody knows, and a token that is not the offer's", async () => {
      const setup = await make();
      const offer = await find(setup, waits);
      expect(
        await setup.port.respond({
          idempotencyKey: idempotencyKey(),
          offerId: "0",
          activityId: undefined,
          answer: ACCEPT,
        }),
      ).toEqual(refusalResult("unknown-offer"));
      expect(await answered(setup, { ...offer, activityId: "ACT-0" }, ACCEPT)).toEqual(refusalResult("wrong-token"));
    });

    it("(part of OFFER-06) tells of an offer in full once that was agreed to, and takes no yes to it before", async () => {
      const setup = await make();
      const offer = await find(setup, ({ consentNeeded }) => consentNeeded);
      expect(await answered(setup, offer, ACCEPT)).toEqual(refusalResult("missing-data"));
      const updated = valueOf(await setup.port.consent({ idempotencyKey: idempotencyKey(), offerId: offer.offerId }));
      expect([updated.consentNeeded, updated.consentUntil === undefined]).toEqual([false, false]);
      expect(updated.products.length).toBeGreaterThan(0);
    });

    it("(part of OFFER-06) takes an offer up again for which a call was asked, and none that had another answer", async () => {
      const setup = await make();
      const offer = await find(
        setup,
        ({ status, contact }) => status === "contact-requested" && contact?.choice === "timespan",
      );
      const again = valueOf(await setup.port.resume({ idempotencyKey: idempotencyKey(), offerId: offer.offerId }));
      expect([again.status, again.contact]).toEqual(["active", undefined]);
      expect((await answered(setup, again, DECLINE)).ok).toBe(true);
      expect(await setup.port.resume({ idempotencyKey: idempotencyKey(), offerId: offer.offerId })).toEqual(
        refusalResult("declined"),
      );
    });

    it.each(["extension", "isobar"] as const)(
      "(part of OFFER-06) tells of the %s offer, which is answered like any other, and part of the history then",
      async (kind) => {
        const setup = await make();
        const ask = () =>
          kind === "extension" ? setup.port.extension() : setup.port.isobar({ idempotencyKey: idempotencyKey() });
        const offer = valueOf(await ask());
        if (offer === undefined) throw new Error("there is none");
        expect(offer.kind).toBe(kind);
        expect((await offersOf(setup)).some(({ offerId }) => offerId === offer.offerId)).toBe(false);
        expect((await answered(setup, offer, DECLINE)).ok).toBe(true);
        expect(valueOf(await ask())).toBeUndefined();
        expect((await find(setup, ({ offerId }) => offerId === offer.offerId)).status).toBe("declined");
      },
    );

    it("gives a ticket for a document, the same one for one intent, and none for what is no document", async () => {
      const { port } = await make();
      const documentId = (valueOf(await port.load()).find(waits)?.documents ?? [])[0]?.documentId ?? "";
      const request = { idempotencyKey: idempotencyKey(), documentId };
      const ticket = valueOf(await port.requestDocument(request));
      expect(valueOf(await port.requestDocument(request))).toEqual(ticket);
      expect(await port.requestDocument({ idempotencyKey: idempotencyKey(), documentId: "DOC-0" })).toEqual({
        ok: false,
        failure: { kind: "paper-refused" },
      });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const setup = await make();
      const offer = await find(setup, waits);
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
        answered(setup, offer, ACCEPT),
        port.requestDocument({ idempotencyKey: idempotencyKey(), documentId: "DOC-1" }),
      ])
        expect(await outcome).toEqual(failed);
    });
  });
}
