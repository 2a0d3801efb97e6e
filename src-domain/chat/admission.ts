import { fail, type Result } from "../shared-kernel/index.ts";
import type { ChatAdmissionPort } from "./chat-admission.port.ts";
import type { ChatError } from "./chat-error.ts";

/**
 * The token to open the chat with, or why there is none (CHAT-18). Both questions are asked at once. Whoever cannot be
 * told from the operator's own
 * people gets no chat, as where the provider does not answer at all.
 */
export async function askAdmission(port: ChatAdmissionPort): Promise<Result<string, ChatError>> {
  const [backdoor, token] = await Promise.all([port.isBackdoor(), port.token()]);
  if (backdoor.ok && backdoor.value) return fail("BACKEND_ACCESS");
  return backdoor.ok && token.ok ? token : fail("SERVICE_UNAVAILABLE");
}
