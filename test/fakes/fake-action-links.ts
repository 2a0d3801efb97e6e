import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  offeredAnswers,
  stateAfterAnswer,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkRefusal,
  type ActionLinksPort,
} from "#domain/action-links/index.ts";
import { day } from "#test/mothers/index.ts";
import { Script } from "./script.ts";

export interface FakeActionLinks extends ActionLinksPort {
  readonly script: Script<"load" | "answer">;
  /** Action links of the provider, by token. */
  readonly byToken: Map<string, ActionLink>;
  /** Answers that changed a link, in order. */
  readonly effects: ActionLinkAnswer[];
  /** Refusals of every load and every answer, which change nothing. */
  readonly refusals: { load: ActionLinkRefusal | undefined; answer: ActionLinkRefusal | undefined };
}

type Answer = Result<ActionLink, ActionLinkRefusal | TransportFailure>;

/** Action links in memory. */
export function fakeActionLinks(actionLinks: Readonly<Record<string, ActionLink>> = {}): FakeActionLinks {
  const script = new Script<"load" | "answer">();
  const byToken = new Map(Object.entries(actionLinks));
  const effects: ActionLinkAnswer[] = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Answer }>();
  const refusals: FakeActionLinks["refusals"] = { load: undefined, answer: undefined };
  const unknown: Answer = fail({ kind: "action-link-refused", reason: "unknown-link" });

  const settle = (token: string, answer: ActionLinkAnswer): Answer => {
    const actionLink = byToken.get(token);
    if (actionLink === undefined) return unknown;
    if (answer === "contact" && actionLink.kind !== "transfer" && actionLink.kind !== "offer")
      return fail({ kind: "action-link-refused", reason: "missing-data" });
    const { state } = actionLink;
    if (state !== "open" && !offeredAnswers({ kind: actionLink.kind, answer }, actionLink).includes(answer))
      return fail({ kind: "not-open", state });
    const settled: ActionLink = {
      ...actionLink,
      state: stateAfterAnswer(answer),
      closedOn: day("2026-11-20"),
      answers: answer === "contact" ? ["accept", "decline"] : [],
    };
    byToken.set(token, settled);
    effects.push(answer);
    return succeed(settled);
  };

  return {
    script,
    byToken,
    effects,
    refusals,
    load(token) {
      return script.answer("load", (): Answer => {
        if (refusals.load !== undefined) return fail(refusals.load);
        const actionLink = byToken.get(token);
        return actionLink === undefined ? unknown : succeed(actionLink);
      });
    },
    answer: ({ idempotencyKey, token, answer }) =>
      script.answer("answer", (): Answer => {
        if (refusals.answer !== undefined) return fail(refusals.answer);
        const content = `${token} ${answer}`;
        const former = answers.get(idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const result = settle(token, answer);
        answers.set(idempotencyKey, { content, answer: result });
        return result;
      }),
  };
}
