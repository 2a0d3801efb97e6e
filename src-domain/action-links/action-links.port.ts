import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ActionLink, ActionLinkAnswer, ActionLinkRefusal } from "./action-link.ts";

/** Action links, usable without a login by anyone who has the link (ROUTE-05 to ROUTE-07). */
export interface ActionLinksPort {
  /** Loads the action link of a token (`getMatter`). Reading changes nothing at the server. */
  load(token: string): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>>;
  /** Answers an action link (`answerActionLink`) and returns it after the change. Idempotent by `idempotencyKey`. */
  answer(answer: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly answer: ActionLinkAnswer;
  }): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>>;
}
