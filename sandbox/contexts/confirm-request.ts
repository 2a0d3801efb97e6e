import type { WallTime } from "#kit/calendar/warsaw.ts";
import { messageLanguage } from "../language/message-language.ts";
import { mainEmailOf } from "./main-email-of.ts";
import type { OperationCall } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

/** Request that was registered, as its receipt describes it. */
interface RegisteredRequest {
  readonly number: string;
  readonly kind: string;
  readonly sent: WallTime;
  readonly answerBy: string | undefined;
  readonly text: string;
  /** Address to which the answer goes by letter, empty if unknown; `undefined`: no letter is wanted. */
  readonly letterTo: string | undefined;
}

/** Confirms a request by e-mail; a complaint with its content, day and hour. */
export function confirmRequest(
  call: OperationCall,
  { account, login }: ServerSession,
  registered: RegisteredRequest,
): void {
  const { number, kind, sent, answerBy, text, letterTo } = registered;
  sendEmail(call.tenant, mainEmailOf(call.tenant.db, account), {
    language: messageLanguage(call, login),
    write: (texts) =>
      kind === "COMPLAINT" && answerBy !== undefined
        ? texts.complaintReceipt({
            number,
            day: sent.slice(0, 10),
            time: sent.slice(11, 16),
            answerBy,
            text,
            letterTo,
          })
        : texts.requestReceipt(number, answerBy),
  });
}
