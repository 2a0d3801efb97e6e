import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import type { MessageMarksPort } from "#domain/messages/messages.port.ts";

/** Marks on messages. No module of the container: they come with the one route that puts them. */
export function messageMarksOver(caller: SoapCaller): MessageMarksPort {
  return new SoapMessageMarksAdapter(caller);
}
