import type { ChatStart, ChatTopic } from "#domain/chat/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { email, emailOf } from "#domain/validation/email.ts";
import { groupedPhone, phone, phoneDigits } from "#domain/validation/phone.ts";
import { required } from "#domain/validation/text.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";

const phoneOrNothing: typeof phone = (value) => (value.trim() === "" ? "valid" : phone(value));

/** Form shown before a conversation (CHAT-06). */
export class StartForm {
  @Checked(required, email) email: string;
  @Checked(required) topic: ChatTopic | "" = "";
  @Checked(phoneOrNothing) phone: string;

  /** Fills in the main e-mail address and the first mobile or landline number. */
  constructor(contact: ContactData | undefined) {
    this.email = contact?.mainEmail ?? "";
    this.phone = groupedPhone(contact?.mobilePhones[0] ?? contact?.linePhones[0] ?? "");
  }
}

/** Creates the form; submitting it calls `begin` with the values. */
export function createStartForm(
  contact: ContactData | undefined,
  idempotencyKeys: IdempotencyKeyPort,
  begin: (start: ChatStart) => void,
): FormModel<StartForm> {
  return new FormModel({
    open: () => new StartForm(contact),
    idempotencyKeys,
    async send(form) {
      if (form.topic === "") return { kind: "failed", answered: true };
      const digits = phoneDigits(form.phone);
      begin({ email: emailOf(form.email), topic: form.topic, phone: digits === "" ? undefined : digits });
      return { kind: "handed-over" };
    },
  });
}
