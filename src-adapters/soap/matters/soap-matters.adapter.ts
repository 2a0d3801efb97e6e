import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Matter, MatterAnswer, MatterRefusal, MattersPort } from "#domain/matters/index.ts";
import { orMalformed } from "../gateway/answer.ts";
import type { Answer, SoapCaller } from "../gateway/answer.ts";
import { decodeMatter, decodeMatterRefusal, WIRE_ANSWERS } from "./decode-matter.ts";

/** Matters of links over SOAP. */
export class SoapMattersAdapter implements MattersPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(token: string): Promise<Result<Matter, MatterRefusal | TransportFailure>> {
    return matterOf(await this.#caller.call("getMatter", { token }));
  }

  async answer({
    intentId,
    token,
    answer,
  }: {
    readonly intentId: string;
    readonly token: string;
    readonly answer: MatterAnswer;
  }): Promise<Result<Matter, MatterRefusal | TransportFailure>> {
    return matterOf(await this.#caller.call("answerMatter", { intentId, token, answer: WIRE_ANSWERS[answer] }));
  }
}

function matterOf(outcome: Result<Answer, TransportFailure>): Result<Matter, MatterRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(decodeMatterRefusal(refusalCode));
  // a link to log in by is nothing that can be answered here
  return data.child("matter")?.text("kind") === "LOGIN"
    ? fail({ kind: "unknown-link" })
    : orMalformed(decodeMatter(data));
}
