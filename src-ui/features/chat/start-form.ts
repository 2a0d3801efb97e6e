import type { ChatStart, ChatTopic } from "#domain/chat/index.ts";
import type { ContactPrefill } from "#domain/contact/visible-contact.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { email, emailOf } from "#domain/validation/email.ts";
import { groupedPhone, phone, phoneDigits } from "#domain/validation/phone.ts";
import { required } from "#domain/validation/text.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";

const phoneOrNothing: typeof phone = (value) => (value.trim() === "" ? "valid" : phone(value));

/** Form shown before a conversation (CHAT-06). */
export class StartForm {
  @Checked(required) topic: ChatTopic | "" = "";
  @Checked(required, email) email: string;
  @Checked(phoneOrNothing) phone: string;

  constructor(prefill: ContactPrefill) {
    this.email = prefill.email;
    this.phone = groupedPhone(prefill.phone);
  }
}

/** Returns true if the known contact data can be sent as they are, so that the form need not ask for them (CHAT-20). */
export function isContactKnown({ email: address, phone: number }: ContactPrefill): boolean {
  return email(address) === "valid" && phoneOrNothing(groupedPhone(number)) === "valid";
}

/** Creates the form; submitting it calls `begin` with the values. */
export function createStartForm(
  prefill: ContactPrefill,
  idempotencyKeys: IdempotencyKeyPort,
  begin: (start: ChatStart) => void,
): FormModel<StartForm> {
  return new FormModel({
    open: () => new StartForm(prefill),
    idempotencyKeys,
    async send(form) {
      if (form.topic === "") return { kind: "failed", answered: true };
      const digits = phoneDigits(form.phone);
      begin({ email: emailOf(form.email), topic: form.topic, phone: digits === "" ? undefined : digits });
      return { kind: "handed-over" };
    },
  });
}
