import {
  fail,
  plusDays,
  succeed,
  warsawDateAt,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import type {
  RevocationOrder,
  RevocationRefusal,
  Termination,
  TerminationContract,
  TerminationOrder,
  TerminationRefusal,
  TerminationsPort,
} from "#domain/termination/index.ts";
import { canRevoke, terminationOf } from "#domain/termination/index.ts";
import { terminationOptions } from "#domain/termination/termination-options.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakeTerminations extends TerminationsPort {
  readonly script: Script<"load" | "terminate" | "revoke">;
  /** Sent terminations and revocations, in order. */
  readonly sent: readonly (TerminationOrder | RevocationOrder)[];
}

const TODAY = warsawDateAt(START);

/** Terminations in memory, on the day of `START`. */
export function fakeTerminations(
  contracts: readonly TerminationContract[],
  initial: readonly Termination[] = [],
): FakeTerminations {
  const script: FakeTerminations["script"] = new Script();
  const sent: (TerminationOrder | RevocationOrder)[] = [];
  const terminated = answeredOnce<TerminationRefusal>();
  const revoked = answeredOnce<RevocationRefusal>();
  let terminations = initial;
  const refuse = (code: TerminationRefusal["code"]) => fail({ kind: "termination-refused" as const, code });
  const open = ({ contractNumber, endsOn, cost }: TerminationOrder): Result<Termination, TerminationRefusal> => {
    const contract = contracts.find((one) => one.contractNumber === contractNumber);
    if (contract === undefined) return refuse("unknown-contract");
    if (terminationOf(terminations, contractNumber) !== undefined) return refuse("already-terminated");
    if (contract.portingOn !== undefined) return refuse("porting-arranged");
    const isOffered = terminationOptions(contract, TODAY).some(
      (option) => option.endsOn === endsOn && option.cost.total === cost,
    );
    if (!isOffered) return refuse("terms-changed");
    const termination: Termination = {
      terminationId: `termination-${terminations.length + 1}`,
      contractNumber,
      submittedAt: START,
      endsOn,
      cost,
      state: "submitted",
      receiptSentOn: TODAY,
      confirmedOn: undefined,
      revocableUntil: plusDays(endsOn, -1),
    };
    terminations = [...terminations, termination];
    return succeed(termination);
  };
  const withdraw = (terminationId: string): Result<Termination, RevocationRefusal> => {
    const found = terminations.find((one) => one.terminationId === terminationId);
    if (found === undefined) return fail({ kind: "revocation-refused", code: "unknown-termination" });
    if (found.state !== "revoked" && !canRevoke(found, TODAY))
      return fail({ kind: "revocation-refused", code: "too-late" });
    const taken: Termination = { ...found, state: "revoked", revocableUntil: undefined };
    terminations = terminations.map((one) => (one === found ? taken : one));
    return succeed(taken);
  };
  return {
    script,
    sent,
    load: () => script.answer("load", () => succeed({ contracts, terminations })),
    terminate(order) {
      sent.push(order);
      return script.answer("terminate", () => terminated(order, () => open(order)));
    },
    revoke(order) {
      sent.push(order);
      return script.answer("revoke", () => revoked(order, () => withdraw(order.terminationId)));
    },
  };
}

type Answer<Refusal> = Result<Termination, Refusal | TransportFailure>;

/** Answers a repeated key with its first response, and another content of that key with HTTP 400. */
function answeredOnce<Refusal>() {
  const answers = new Map<string, { readonly content: string; readonly answer: Answer<Refusal> }>();
  return <Order extends { readonly idempotencyKey: string }>(
    order: Order,
    apply: () => Answer<Refusal>,
  ): Answer<Refusal> => {
    const content = JSON.stringify(order);
    const former = answers.get(order.idempotencyKey);
    if (former !== undefined) return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
    const answer = apply();
    answers.set(order.idempotencyKey, { content, answer });
    return answer;
  };
}
