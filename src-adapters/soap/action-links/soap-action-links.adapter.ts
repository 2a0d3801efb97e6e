import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ActionLink, ActionLinkAnswer, ActionLinkRefusal, ActionLinksPort } from "#domain/action-links/index.ts";
import { orMalformed } from "../gateway/service-response.ts";
import type { ServiceResponse, OperationGateway } from "../gateway/service-response.ts";
import { decodeActionLink, decodeActionLinkRefusal, ACTION_LINK_ANSWER_CODES } from "./decode-action-link.ts";

/** Action links over SOAP. */
export class SoapActionLinksAdapter implements ActionLinksPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(token: string): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>> {
    return readActionLink(await this.#gateway.call("getMatter", { token }));
  }

  async answer({
    idempotencyKey: intentId,
    token,
    answer,
  }: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly answer: ActionLinkAnswer;
  }): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>> {
    return readActionLink(
      await this.#gateway.call("answerMatter", { intentId, token, answer: ACTION_LINK_ANSWER_CODES[answer] }),
    );
  }
}

function readActionLink(
  outcome: Result<ServiceResponse, TransportFailure>,
): Result<ActionLink, ActionLinkRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(decodeActionLinkRefusal(refusalCode));
  // A login link has no question to answer here.
  return data.child("matter")?.text("kind") === "LOGIN"
    ? fail({ kind: "action-link-refused", reason: "unknown-link" })
    : orMalformed(data, decodeActionLink(data));
}
