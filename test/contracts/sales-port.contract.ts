import { describe, expect, it } from "vitest";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/**
 * A customer with an offer that waits, one that needs a consent, one to be called back about, an extension and an
 * isobar offer.
 */
export interface SalesWorld {
  readonly port: SalesPort;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let intents = 0;
const intentId = (): string => `contract-offers-${String((intents += 1)).padStart(6, "0")}`;
const ACCEPT: OfferAnswer = { kind: "accept" };
const DECLINE: OfferAnswer = { kind: "decline" };
const refused = (code: string) => ({ ok: false, failure: { kind: "offer-refused", code } });

const offersOf = async ({ port }: SalesWorld): Promise<readonly OfferDetails[]> => valueOf(await port.load());

async function find(world: SalesWorld, fits: (offer: OfferDetails) => boolean): Promise<OfferDetails> {
  const found = (await offersOf(world)).find(fits);
  if (found === undefined) throw new Error("there is no such offer");
  return found;
}

const waits = ({ status, consentNeeded, documents }: OfferDetails): boolean =>
  status === "active" && !consentNeeded && documents.length > 0;
const answered = (world: SalesWorld, { offerId, activityId }: OfferDetails, answer: OfferAnswer, id = intentId()) =>
  world.port.respond({ intentId: id, offerId, activityId, answer });

/** What every `SalesPort` keeps to. `make` gives a new world each time. */
export function salesPortContract(name: string, make: () => Promise<SalesWorld>): void {
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
      [{ kind: "contact", wish: { choice: "timespan", span: "noon" } }, "contact-requested"],
      [{ kind: "contact", wish: { choice: "extension" } }, "contact-requested"],
      [{ kind: "contact", wish: { choice: "new-offer" } }, "contact-requested"],
    ])("(part of OFFER-02) takes the answer %o, tells of it, and takes no other after it", async (answer, status) => {
      const world = await make();
      const offer = await find(world, waits);
      const after = valueOf(await answered(world, offer, answer));
      expect(after).toMatchObject({ offerId: offer.offerId, status });
      expect(after.contact).toEqual(answer.kind === "contact" ? answer.wish : undefined);
      expect(await find(world, ({ offerId }) => offerId === offer.offerId)).toEqual(after);
      expect(await answered(world, offer, DECLINE)).toEqual(refused(status));
    });

    it("an accepted offer has the confirmation of it", async () => {
      const world = await make();
      const after = valueOf(await answered(world, await find(world, waits), ACCEPT));
      const confirmation = after.documents.find(({ role }) => role === "confirmation");
      expect(confirmation).toBeDefined();
      expect((await world.port.paper({ intentId: intentId(), documentId: confirmation?.documentId ?? "" })).ok).toBe(
        true,
      );
    });

    it("(part of OFFER-05) answers once for one intent, and takes no other content under its id", async () => {
      const world = await make();
      const offer = await find(world, waits);
      const id = intentId();
      const first = valueOf(await answered(world, offer, ACCEPT, id));
      expect(valueOf(await answered(world, offer, ACCEPT, id))).toEqual(first);
      expect(await answered(world, offer, DECLINE, id)).toEqual({ ok: false, failure: { kind: "http", status: 400 } });
    });

    it("(part of OFFER-05) refuses an offer that nobody knows, and a token that is not the offer's", async () => {
      const world = await make();
      const offer = await find(world, waits);
      expect(
        await world.port.respond({ intentId: intentId(), offerId: "0", activityId: undefined, answer: ACCEPT }),
      ).toEqual(refused("unknown-offer"));
      expect(await answered(world, { ...offer, activityId: "ACT-0" }, ACCEPT)).toEqual(refused("wrong-token"));
    });

    it("(part of OFFER-06) tells of an offer in full once that was agreed to, and takes no yes to it before", async () => {
      const world = await make();
      const offer = await find(world, ({ consentNeeded }) => consentNeeded);
      expect(await answered(world, offer, ACCEPT)).toEqual(refused("missing-data"));
      const told = valueOf(await world.port.consent({ intentId: intentId(), offerId: offer.offerId }));
      expect([told.consentNeeded, told.consentUntil === undefined]).toEqual([false, false]);
      expect(told.products.length).toBeGreaterThan(0);
    });

    it("(part of OFFER-06) takes an offer up again for which a call was asked, and none that had another answer", async () => {
      const world = await make();
      const offer = await find(
        world,
        ({ status, contact }) => status === "contact-requested" && contact?.choice === "timespan",
      );
      const again = valueOf(await world.port.resume({ intentId: intentId(), offerId: offer.offerId }));
      expect([again.status, again.contact]).toEqual(["active", undefined]);
      expect((await answered(world, again, DECLINE)).ok).toBe(true);
      expect(await world.port.resume({ intentId: intentId(), offerId: offer.offerId })).toEqual(refused("declined"));
    });

    it.each(["extension", "isobar"] as const)(
      "(part of OFFER-06) tells of the %s offer, which is answered like any other, and part of the history then",
      async (kind) => {
        const world = await make();
        const ask = () => (kind === "extension" ? world.port.extension() : world.port.isobar({ intentId: intentId() }));
        const offer = valueOf(await ask());
        if (offer === undefined) throw new Error("there is none");
        expect(offer.kind).toBe(kind);
        expect((await offersOf(world)).some(({ offerId }) => offerId === offer.offerId)).toBe(false);
        expect((await answered(world, offer, DECLINE)).ok).toBe(true);
        expect(valueOf(await ask())).toBeUndefined();
        expect((await find(world, ({ offerId }) => offerId === offer.offerId)).status).toBe("declined");
      },
    );

    it("gives a ticket for a document, the same one for one intent, and none for what is no document", async () => {
      const { port } = await make();
      const documentId = (valueOf(await port.load()).find(waits)?.documents ?? [])[0]?.documentId ?? "";
      const wish = { intentId: intentId(), documentId };
      const ticket = valueOf(await port.paper(wish));
      expect(valueOf(await port.paper(wish))).toEqual(ticket);
      expect(await port.paper({ intentId: intentId(), documentId: "DOC-0" })).toEqual({
        ok: false,
        failure: { kind: "paper-refused" },
      });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const world = await make();
      const offer = await find(world, waits);
      await world.breakDown();
      const { port } = world;
      const wish = () => ({ intentId: intentId(), offerId: offer.offerId });
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      for (const outcome of [
        port.load(),
        port.extension(),
        port.isobar(wish()),
        port.consent(wish()),
        port.resume(wish()),
        answered(world, offer, ACCEPT),
        port.paper({ intentId: intentId(), documentId: "DOC-1" }),
      ])
        expect(await outcome).toEqual(failed);
    });
  });
}
