import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  stateAfter,
  type Matter,
  type MatterAnswer,
  type MatterRefusal,
  type MattersPort,
} from "#domain/matters/index.ts";
import { day } from "#test/mothers/index.ts";
import { Script } from "./script.ts";

export interface FakeMatters extends MattersPort {
  readonly script: Script<"load" | "answer">;
  /** What the provider would tell, by token. */
  readonly byToken: Map<string, Matter>;
  /** Answers that had an effect, in order. */
  readonly effects: MatterAnswer[];
}

type Answer = Result<Matter, MatterRefusal | TransportFailure>;

/** Matters of links in memory. */
export function fakeMatters(matters: Readonly<Record<string, Matter>> = {}): FakeMatters {
  const script = new Script<"load" | "answer">();
  const byToken = new Map(Object.entries(matters));
  const effects: MatterAnswer[] = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Answer }>();
  const unknown: Answer = fail({ kind: "unknown-link" });

  const settle = (token: string, answer: MatterAnswer): Answer => {
    const matter = byToken.get(token);
    if (matter === undefined) return unknown;
    if (matter.state !== "open") return fail({ kind: "not-open", state: matter.state });
    if (answer !== "accept" && matter.kind !== "transfer" && matter.kind !== "offer")
      return fail({ kind: "matter-refused" });
    const settled: Matter = { ...matter, state: stateAfter(answer), closedOn: day("2026-11-20") };
    byToken.set(token, settled);
    effects.push(answer);
    return succeed(settled);
  };

  return {
    script,
    byToken,
    effects,
    load(token) {
      return script.answer("load", (): Answer => {
        const matter = byToken.get(token);
        return matter === undefined ? unknown : succeed(matter);
      });
    },
    answer: ({ intentId, token, answer }) =>
      script.answer("answer", (): Answer => {
        const content = `${token} ${answer}`;
        const former = answers.get(intentId);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const result = settle(token, answer);
        answers.set(intentId, { content, answer: result });
        return result;
      }),
  };
}
