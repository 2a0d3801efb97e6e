import { describe, expect, it } from "vitest";
import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { concernedServices, isOfferOpen, isOrderInProgress, orderReplacementOf } from "#domain/offers/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { allVisibleProducts, contractStage, visibleProducts, type Product } from "#domain/products/index.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
const DAY_MS = 24 * 3_600_000;
/** After it, every order of the demo is completed. */
const LATER_MS = 40 * DAY_MS;

/** Reads a value that must be there. */
function valueOf<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error(`the sandbox refused: ${JSON.stringify(result)}`);
  return result.value;
}

const readProducts = async ({ gateway }: SandboxWire): Promise<readonly Product[]> =>
  valueOf(await new SoapAccountAdapter(gateway).load()).products;

/** Services in use by id, each with the contract and the name that an order replaces. */
async function runningServices(wire: SandboxWire): Promise<ReadonlyMap<string, string>> {
  const running = allVisibleProducts(await readProducts(wire)).filter(
    (product) => contractStage(product) === "running",
  );
  return new Map(running.map(({ productId, name, contractNumber }) => [productId, `${name} ${contractNumber ?? ""}`]));
}

/** Moves the clock of the sandbox to the time after all orders and returns the services in use. */
async function laterServices(wire: SandboxWire, login: string): Promise<ReadonlyMap<string, string>> {
  await wire.advance(LATER_MS);
  await wire.logIn(login);
  return runningServices(wire);
}

/**
 * Opens a tenant in which the customer accepts an offer, with consent if it asks for that. Resolves with `undefined` if
 * the offer is refused, such as one for a call.
 */
async function acceptOffer(login: string, { offerId, activityId }: OfferDetails): Promise<SandboxWire | undefined> {
  const wire = newWire();
  await wire.logIn(login);
  const sales = new SoapSalesAdapter(wire.gateway);
  const request = { idempotencyKey: crypto.randomUUID(), offerId };
  await sales.consent(request);
  const accepted = { ...request, idempotencyKey: crypto.randomUUID(), activityId, answer: { kind: "accept" } as const };
  return (await sales.answerOffer(accepted)).ok ? wire : undefined;
}

/** Ids of the services that orders in progress replace, as the portal announces them. */
interface AnnouncedIds {
  /** On the pages of the services. */
  readonly onPages: readonly string[];
  /** On the pages of a termination. */
  readonly onTermination: readonly string[];
}

async function readAnnounced(wire: SandboxWire, today: WarsawDate): Promise<AnnouncedIds> {
  const products = await readProducts(wire);
  const visible = visibleProducts(products);
  const orders = valueOf(await new SoapOffersAdapter(wire.gateway).loadHistory()).filter(isOrderInProgress);
  const ids = (services: readonly Product[]) => services.map(({ productId }) => productId).toSorted();
  return {
    onPages: ids(
      allVisibleProducts(products)
        .filter((product) => contractStage(product) === "running")
        .filter((product) => orderReplacementOf(product, orders, visible)?.isCertain === true),
    ),
    onTermination: ids(
      orders.flatMap((order) => concernedServices(order, products, { today, startsBy: undefined }).replaced),
    ),
  };
}

describe("services that orders replace", () => {
  it.each([
    ["m.brzezinska", 1],
    ["oferty.sroka", 3],
    ["umowa.remiz", 1],
  ])(
    "(part of OFFER-94) says of %s's orders which services end, as the sandbox ends them",
    async (login, accepts) => {
      const usual = newWire();
      await usual.logIn(login);
      const today = warsawDateAt(new SystemClockAdapter().now());
      const sales = new SoapSalesAdapter(usual.gateway);
      const extension = valueOf(await sales.extension());
      const open = [...valueOf(await sales.load()), ...(extension === undefined ? [] : [extension])].filter(
        isOfferOpen,
      );
      const pending = await readAnnounced(usual, today);
      const before = await runningServices(usual);
      const without = await laterServices(usual, login);
      const changed = [...before].filter(([id, what]) => without.get(id) !== what).map(([id]) => id);
      expect(changed).toEqual(expect.arrayContaining([...pending.onPages, ...pending.onTermination]));
      let accepted = 0;
      for (const offer of open) {
        const wire = await acceptOffer(login, offer);
        if (wire === undefined) continue;
        accepted += 1;
        const announced = await readAnnounced(wire, today);
        const later = await laterServices(wire, login);
        const replaced = [...without].filter(([id, what]) => later.get(id) !== what).map(([id]) => id);
        expect(announced, offer.title).toEqual({ onPages: replaced.toSorted(), onTermination: replaced.toSorted() });
      }
      expect(accepted).toBe(accepts);
    },
    120_000,
  );
});
