import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ActionLink, ActionLinkAnswer, ActionLinkRefusal } from "./action-link.ts";

/** Matters that are settled by a link, by whoever has it: nobody is logged in (ROUTE-05 to ROUTE-07). */
export interface ActionLinksPort {
  /** The matter of a link (`getMatter`). Reading it changes nothing, however often it is read. */
  load(token: string): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>>;
  /**
   * Answers it (`answerActionLink`), and gives it as it stands then. The same intent id answers it once, however often it
   * is sent.
   */
  answer(answer: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly answer: ActionLinkAnswer;
  }): Promise<Result<ActionLink, ActionLinkRefusal | TransportFailure>>;
}
