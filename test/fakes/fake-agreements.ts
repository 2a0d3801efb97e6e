import {
  consentRefusal,
  isDemanded,
  isReachable,
  type Agreement,
  type AgreementsPort,
  type ConsentChoices,
  type ConsentRefusal,
  type ConsentContacts,
} from "#domain/consents/index.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakeAgreements extends AgreementsPort {
  readonly script: Script<"load" | "save">;
  /** Sent writes, in order. */
  readonly sent: readonly (ConsentChoices & { readonly idempotencyKey: string })[];
  readonly agreements: () => readonly Agreement[];
  /** Changes a consent outside the portal, for example by phone. */
  elsewhere(consentId: string, given: boolean): void;
  /** Sets the contacts by which the customer can be reached. */
  reach(reach: ConsentContacts): void;
  /** Applies the next write and loses its response. */
  loseNext(): void;
}

/** Consents in memory. */
export function fakeAgreements(
  first: readonly Agreement[],
  reached: ConsentContacts = { mobilePhones: [], linePhones: [], mainEmail: undefined },
): FakeAgreements {
  const script: FakeAgreements["script"] = new Script();
  const sent: (ConsentChoices & { readonly idempotencyKey: string })[] = [];
  const answers = new Map<
    string,
    { readonly content: string; readonly answer: Result<readonly Agreement[], ConsentRefusal> }
  >();
  let agreements = first;
  let reach = reached;
  let isLosing = false;

  const perform = ({ given, withdrawn }: ConsentChoices): Result<readonly Agreement[], ConsentRefusal> => {
    const requestedValues = new Map([
      ...given.map((id) => [id, true] as const),
      ...withdrawn.map((id) => [id, false] as const),
    ]);
    if ([...requestedValues.keys()].some((id) => !agreements.some(({ consentId }) => consentId === id)))
      return fail(consentRefusal("UNKNOWN_CONSENT"));
    if (agreements.some((one) => isDemanded(one, requestedValues))) return fail(consentRefusal("required-consent"));
    if (
      agreements.some(
        (one) => requestedValues.get(one.consentId) === true && !one.currentValue && !isReachable(one, reach),
      )
    )
      return fail(consentRefusal("contact-needed"));
    agreements = agreements.map((one) => {
      const request = requestedValues.get(one.consentId);
      return request === undefined || request === one.currentValue
        ? one
        : { ...one, currentValue: request, lastChange: { at: START, channel: "portal" } };
    });
    return succeed(agreements);
  };

  return {
    script,
    sent,
    agreements: () => agreements,
    elsewhere(consentId, given) {
      agreements = agreements.map((one) =>
        one.consentId === consentId
          ? { ...one, currentValue: given, lastChange: { at: START, channel: "phone" } }
          : one,
      );
    },
    reach: (next) => void (reach = next),
    loseNext: () => void (isLosing = true),
    load: () => script.answer("load", () => succeed(agreements)),
    save(request) {
      sent.push(request);
      return script.answer("save", (): Result<readonly Agreement[], ConsentRefusal | TransportFailure> => {
        const content = JSON.stringify([request.given, request.withdrawn]);
        const former = answers.get(request.idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer = perform(request);
        answers.set(request.idempotencyKey, { content, answer });
        if (!isLosing) return answer;
        isLosing = false;
        return fail({ kind: "timeout" });
      });
    },
  };
}
