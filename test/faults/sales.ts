import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { fakeExclusiveWork, fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { OfferViewModel } from "#ui/features/offer/offer.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { callerOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const CUSTOMER = "oferty.sroka";

function modelOf({ app }: Scene, chosen?: string): OfferViewModel {
  return new OfferViewModel(
    {
      sales: new SoapSalesAdapter(callerOf(app)),
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      origin: "http://ebok.test",
      exclusiveWork: fakeExclusiveWork(),
      files: fakeProviderFiles(),
      today: storesOf(app).today,
      products: () => [],
      showsIsobar: () => true,
      refresh: () => undefined,
    },
    chosen,
  );
}

/** The page of offers with everything read, at one of them. */
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

const isOver = ({ app }: Scene): boolean => storesOf(app).session.ended !== undefined;

/** What is offered beside a sale: its failure says so in its place, and takes no offer away. */
function extraOfferCase(kind: OfferDetails["kind"]): OperationCase {
  return {
    when: "as the page of offers opens",
    expected: {
      lost: "told that it failed",
      unreadable: "told that it failed",
      sessionError: "session over, nothing",
      roleError: "forbidden, told that it failed",
      backendAccessError: "notice, told that it failed",
    },
    recovered: "offered",
    async open() {
      const scene = await openLoggedInScene("own", CUSTOMER);
      const model = modelOf(scene);
      return {
        scene,
        ask: () => model.start(),
        shownOutcome() {
          if (isOver(scene)) return "nothing";
          if (model.waiting.some((offer) => offer.kind === kind)) return "offered";
          return model.haveExtrasFailed ? "told that it failed" : undefined;
        },
        tryAgain: () =>
          void logIn(scene).then(() => (model.page.kind === "open" ? model.retryExtras() : model.start())),
      };
    },
  };
}

export const getExtendOffer = extraOfferCase("extension");
export const showIsobarEvent = extraOfferCase("isobar");

/** Nobody is told that an offer is accepted by an answer that is none; a lost answer is looked up (OFFER-05). */
export const respondToSaleOffer: OperationCase = {
  when: "with an offer accepted",
  expected: {
    lost: "accepted",
    unreadable: "accepted",
    sessionError: "session over, nothing",
    roleError: "forbidden, told provider",
    backendAccessError: "notice, told provider",
  },
  recovered: "accepted",
  async open() {
    const { scene, model } = await openCase("121001");
    const accept = (): void => {
      const { page } = model;
      if (page.kind !== "open") return;
      for (const event of [
        { kind: "again" },
        { kind: "open", step: "review" },
        { kind: "terms", known: true },
        { kind: "press", answer: { kind: "accept" } },
      ] as const)
        void page.decision.dispatch(event);
    };
    return {
      scene,
      ask: accept,
      shownOutcome() {
        const { page } = model;
        if (page.kind === "settled") return page.label;
        if (isOver(scene)) return "nothing";
        if (page.kind !== "open" || page.decision.busy) return undefined;
        const { end, problem } = page.decision.state;
        return end?.kind === "refused" ? `told ${end.code}` : problem === undefined ? undefined : `told ${problem}`;
      },
      tryAgain: () => void logIn(scene).then(accept),
    };
  },
};

/** A press that changes an offer without answering it. */
function buttonCase(
  of: "consent" | "resume",
  offerId: string,
  isThere: (offer: OfferDetails) => boolean,
): OperationCase {
  return {
    when: "once pressed",
    expected: {
      lost: "done",
      unreadable: "done",
      sessionError: "session over, nothing",
      roleError: "forbidden, told refused",
      backendAccessError: "notice, told refused",
    },
    recovered: "done",
    async open() {
      const { scene, model } = await openCase("121001");
      const isDone = (): boolean => model.waiting.some((offer) => offer.offerId === offerId && isThere(offer));
      // what is done has no button any more
      const submit = (): void => void (isDone() || model[of].submit(offerId));
      return {
        scene,
        ask: submit,
        shownOutcome() {
          const { busy, problem } = model[of];
          if (busy !== undefined) return undefined;
          if (isDone()) return "done";
          if (isOver(scene)) return "nothing";
          return problem === undefined ? undefined : `told ${problem.kind}`;
        },
        tryAgain: () => void logIn(scene).then(submit),
      };
    },
  };
}

export const registerTemporaryMarketingConsent = buttonCase("consent", "121002", ({ consentNeeded }) => !consentNeeded);
export const continueSalesProcess = buttonCase("resume", "121004", ({ status }) => status === "active");
