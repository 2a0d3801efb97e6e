import { SoapFeatureAvailabilityAdapter } from "#adapters/soap/access/soap-feature-availability.adapter.ts";
import { FEATURE_AVAILABILITY_STORE, SUPPORTED_OPERATIONS } from "#src/container/tokens.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

const KEEPS_FORMER = "lacks faq";

/** Until the answer arrives, the provider is known to lack the questions and answers; the answer says otherwise. */
export const getCapabilities: OperationCase = {
  when: "at the start",
  expected: {
    lost: KEEPS_FORMER,
    unreadable: KEEPS_FORMER,
    sessionError: `session over, ${KEEPS_FORMER}`,
    roleError: `forbidden, ${KEEPS_FORMER}`,
    backendAccessError: `notice, ${KEEPS_FORMER}`,
  },
  recovered: "lacks nothing",
  async open() {
    const scene = await openLoggedInScene();
    const { root } = scene.app.container;
    const supported = root.get(SUPPORTED_OPERATIONS);
    const port = new SoapFeatureAvailabilityAdapter(gatewayOf(scene.app), supported);
    const { unavailable } = root.get(FEATURE_AVAILABILITY_STORE);
    let isSettled = false;
    const ask = (): void => {
      isSettled = false;
      supported.declare({ supports: ["getCapabilities"], lacks: ["getFaq"] });
      void port.askProvider().then(() => (isSettled = true));
    };
    return {
      scene,
      ask,
      shownOutcome: () => {
        const now = root.get(FEATURE_AVAILABILITY_STORE).unavailable;
        const lacking = [...now].filter((feature) => !unavailable.has(feature));
        return isSettled ? `lacks ${lacking.join() || "nothing"}` : undefined;
      },
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};
