import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Matter, MatterAnswer, MatterRefusal } from "./matter.ts";

/** Matters that are settled by a link, by whoever has it: nobody is logged in (ROUTE-05 to ROUTE-07). */
export interface MattersPort {
  /** The matter of a link (`getMatter`). Reading it changes nothing, however often it is read. */
  load(token: string): Promise<Result<Matter, MatterRefusal | TransportFailure>>;
  /**
   * Answers it (`answerMatter`), and gives it as it stands then. The same intent id answers it once, however often it
   * is sent.
   */
  answer(answer: {
    readonly intentId: string;
    readonly token: string;
    readonly answer: MatterAnswer;
  }): Promise<Result<Matter, MatterRefusal | TransportFailure>>;
}
