import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { OfferViewModel } from "#ui/features/offer/offer.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const CUSTOMER = "oferty.sroka";

function modelOf({ app, clock }: Scene, chosen?: string): OfferViewModel {
  const sales = new SoapSalesAdapter(gatewayOf(app));
  return new OfferViewModel(
    {
      sales,
      store: new SalesStore(sales, clock),
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      origin: "http://ebok.test",
      tabLock: fakeTabLock(),
      files: fakeProviderFiles(),
      today: storesOf(app).today,
      products: () => [],
      showsIsobar: () => true,
      refresh: () => undefined,
    },
    chosen,
  );
}

/** Opens one offer on the page of offers, with all data loaded. */
async function openCase(chosen: string) {
  const scene = await openLoggedInScene("own", CUSTOMER);
  const model = modelOf(scene, chosen);
  model.start();
  await advanceUntil(
    scene.clock,
    0,
    () => model.page.kind === "open" && model.waiting.some(({ kind }) => kind === "isobar"),
  );
  return { scene, model };
}

const isSessionOver = ({ app }: Scene): boolean => storesOf(app).session.ended !== undefined;

/** Returns the case of an offer that is not a sale: its failure shows a message and hides no other offer. */
function extraOfferCase(kind: OfferDetails["kind"]): OperationCase {
  return {
    when: "when the page of offers is opened",
    expected: {
      lost: "failure shown",
      unreadable: "failure shown",
      sessionError: "session over, nothing",
      roleError: "forbidden, failure shown",
      backendAccessError: "notice, failure shown",
    },
    recovered: "offered",
    async open() {
      const scene = await openLoggedInScene("own", CUSTOMER);
      const model = modelOf(scene);
      return {
        scene,
        ask: () => model.start(),
        shownOutcome() {
          if (isSessionOver(scene)) return "nothing";
          if (model.waiting.some((offer) => offer.kind === kind)) return "offered";
          return model.extrasFailure !== undefined ? "failure shown" : undefined;
        },
        tryAgain: () =>
          void logIn(scene).then(() => (model.page.kind === "open" ? model.retryExtras() : model.start())),
      };
    },
  };
}

export const getExtendOffer = extraOfferCase("extension");
export const showIsobarEvent = extraOfferCase("isobar");

/** Reports no acceptance without a response; re-reads the offer instead (OFFER-05). */
export const respondToSaleOffer: OperationCase = {
  when: "with an offer accepted",
  expected: {
    lost: "accepted",
    unreadable: "accepted",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows provider",
    backendAccessError: "notice, shows provider",
  },
  recovered: "accepted",
  async open() {
    const { scene, model } = await openCase("121001");
    const accept = (): void => {
      const { page } = model;
      if (page.kind !== "open") return;
      for (const event of [
        { kind: "retry" },
        { kind: "open", step: "review" },
        { kind: "terms", known: true },
        { kind: "submit", answer: { kind: "accept" } },
      ] as const)
        void page.decision.dispatch(event);
    };
    return {
      scene,
      ask: accept,
      shownOutcome() {
        const { page } = model;
        if (page.kind === "settled") return page.label;
        if (isSessionOver(scene)) return "nothing";
        if (page.kind !== "open" || page.decision.busy) return undefined;
        const { end, failureReason } = page.decision.state;
        return end?.kind === "refused"
          ? `shows ${end.code}`
          : failureReason === undefined
            ? undefined
            : `shows ${failureReason}`;
      },
      tryAgain: () => void logIn(scene).then(accept),
    };
  },
};

/** Returns the case of a button that changes an offer without accepting or rejecting it. */
function buttonCase(
  of: "consent" | "resume",
  offerId: string,
  isApplied: (offer: OfferDetails) => boolean,
): OperationCase {
  return {
    when: "after a press",
    expected: {
      lost: "done",
      unreadable: "done",
      sessionError: "session over, nothing",
      roleError: "forbidden, shows refused",
      backendAccessError: "notice, shows refused",
    },
    recovered: "done",
    async open() {
      const { scene, model } = await openCase("121001");
      const isDone = (): boolean => model.waiting.some((offer) => offer.offerId === offerId && isApplied(offer));
      // The button is hidden once the change is applied.
      const submit = (): void => void (isDone() || model[of].submit(offerId));
      return {
        scene,
        ask: submit,
        shownOutcome() {
          const { busy, problem } = model[of];
          if (busy !== undefined) return undefined;
          if (isDone()) return "done";
          if (isSessionOver(scene)) return "nothing";
          return problem === undefined ? undefined : `shows ${problem.kind}`;
        },
        tryAgain: () => void logIn(scene).then(submit),
      };
    },
  };
}

export const registerTemporaryMarketingConsent = buttonCase("consent", "121002", ({ consentNeeded }) => !consentNeeded);
export const continueSalesProcess = buttonCase("resume", "121004", ({ status }) => status === "active");
