import {
  billingRefusal,
  isValidLimit,
  hasPendingService,
  currentPlanOf,
  reduceServiceState,
  type BillingRefusal,
  type BillingRefusalCode,
  type DirectBilling,
  type DirectBillingPort,
  type BillingActionRequest,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import {
  fail,
  grosze,
  succeed,
  sumOf,
  warsawDateAt,
  type Grosze,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import type { BillingReader } from "#domain/direct-billing/direct-billing.port.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakeDirectBilling extends DirectBillingPort {
  readonly script: Script<"load" | "acceptTerms" | "order" | "save">;
  /** Sent orders, in order. */
  readonly sent: readonly BillingActionRequest[];
  readonly billing: () => DirectBilling;
  /** Ends all pending orders, with or without success. */
  settle(done?: boolean): void;
  /** Removes the service from the offer. */
  withdraw(code: string): void;
  /** Makes the next write fail with this refusal. */
  refuseNext(code: BillingRefusalCode): void;
}

function chargeOf(service: StreamingService): Grosze {
  if (service.state.kind === "INACTIVE") return grosze(0);
  const { state } = service;
  const coming =
    state.kind === "PENDING" ? service.plans.find(({ planId }) => planId === state.planId)?.price : undefined;
  return grosze(Math.max(currentPlanOf(service)?.price ?? service.price, coming ?? 0));
}

/** Direct billing in memory, starting with `first`. */
export function fakeDirectBilling(first: DirectBilling): FakeDirectBilling {
  const script: FakeDirectBilling["script"] = new Script();
  const sent: BillingActionRequest[] = [];
  const answers = new Map<
    string,
    { readonly content: string; readonly answer: Result<never, BillingRefusal> | undefined }
  >();
  const today = warsawDateAt(START);
  let billing = first;
  let refusing: BillingRefusalCode | undefined;

  const counted = (services: readonly StreamingService[]): DirectBilling => ({
    ...billing,
    services,
    limit: { ...billing.limit, used: sumOf(services.map(chargeOf)) },
  });
  const change = (code: string, next: (service: StreamingService) => StreamingService): void => {
    billing = counted(billing.services.map((service) => (service.code === code ? next(service) : service)));
  };
  /** Applies a write once per idempotency key; `perform` returns the code of a refusal. */
  const write = <Value>(
    method: "acceptTerms" | "order" | "save",
    idempotencyKey: string,
    content: string,
    value: Value,
    perform: () => BillingRefusalCode | undefined,
  ) =>
    script.answer(method, (): Result<Value, BillingRefusal | TransportFailure> => {
      const former = answers.get(idempotencyKey);
      if (former !== undefined)
        return former.content === content ? (former.answer ?? succeed(value)) : fail({ kind: "http", status: 400 });
      const code = refusing ?? perform();
      refusing = undefined;
      const answer = code === undefined ? undefined : fail(billingRefusal(code));
      answers.set(idempotencyKey, { content, answer });
      return answer ?? succeed(value);
    });

  const order = ({ code, action, planId }: BillingActionRequest): BillingRefusalCode | undefined => {
    const service = billing.services.find((one) => one.code === code);
    if (service === undefined) return "global-error-backend";
    const state = reduceServiceState(service.state, { kind: "ordered", action, planId });
    const wanted = service.plans.find((plan) => plan.planId === planId);
    if (
      state === service.state ||
      (action !== "deactivate" && service.plans.length > 0 && wanted === undefined) ||
      (action === "modify" && planId === service.planId)
    )
      return "global-error-backend";
    if (action !== "deactivate") {
      if (!billing.consent.given || (service.terms !== undefined && service.terms.acceptedOn === undefined))
        return "no-needed-consent";
      if (billing.limit.used - chargeOf(service) + (wanted?.price ?? service.price) > billing.limit.amount)
        return "limit-too-small";
    }
    change(code, (one) => ({ ...one, state }));
    return undefined;
  };

  const setConsent = (given: boolean): BillingRefusalCode | undefined => {
    if (hasPendingService(billing)) return "consent-change-not-possible";
    billing = { ...billing, consent: { given, changedOn: today } };
    if (!given)
      for (const { code } of billing.services)
        change(code, (one) => ({
          ...one,
          state: reduceServiceState(one.state, { kind: "ordered", action: "deactivate" }),
        }));
    return undefined;
  };

  return {
    script,
    sent,
    billing: () => billing,
    refuseNext: (code) => void (refusing = code),
    withdraw: (code) => void (billing = counted(billing.services.filter((service) => service.code !== code))),
    settle(done = true) {
      billing = counted(
        billing.services.map((service) => {
          const { state } = service;
          if (state.kind !== "PENDING") return service;
          const settled = reduceServiceState(state, { kind: "settled", done });
          const planId = done && state.planId !== undefined ? state.planId : service.planId;
          return {
            ...service,
            state: settled,
            planId: settled.kind === "ACTIVE" ? planId : undefined,
            price: currentPlanOf({ ...service, planId })?.price ?? service.price,
          };
        }),
      );
    },
    load: () => script.answer("load", () => succeed(billing)),
    acceptTerms: ({ idempotencyKey, code, version }) =>
      write("acceptTerms", idempotencyKey, JSON.stringify([code, version]), "accepted", () => {
        const terms = billing.services.find((service) => service.code === code)?.terms;
        if (terms?.version !== version) return "global-error-backend";
        change(code, (service) => ({ ...service, terms: { ...terms, acceptedOn: today } }));
        return undefined;
      }),
    order(request) {
      sent.push(request);
      const { idempotencyKey, ...content } = request;
      return write("order", idempotencyKey, JSON.stringify(content), "taken-up", () => order(request));
    },
    save(setting) {
      const content = "limit" in setting ? ["limit", setting.limit] : ["consent", setting.consentGiven];
      return write("save", setting.idempotencyKey, JSON.stringify(content), "saved", () => {
        if ("consentGiven" in setting) return setConsent(setting.consentGiven);
        if (!isValidLimit(setting.limit, billing.limit)) return "wrong-limit";
        billing = { ...billing, limit: { ...billing.limit, amount: setting.limit } };
        return undefined;
      });
    },
  };
}

/** Reader of direct billing as a page holds it: a failed read keeps the former value. */
export function fakeBillingReader(port: DirectBillingPort): BillingReader {
  let known: DirectBilling | undefined;
  return {
    known: () => known,
    async reload() {
      const account = await port.load();
      if (account.ok) known = account.value;
      return account.ok ? account.value : undefined;
    },
  };
}
