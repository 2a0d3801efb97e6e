import { customerPhone } from "#domain/contact/visible-contact.ts";
import { requestProductCall, type RequestedCall } from "#domain/products/use-cases/request-product-call.ts";
import { groupedPhone, phone, phoneDigits, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { WriteForm } from "./write-form.ts";

/** Phone number to call. */
export class TalkForm {
  @Persisted @Checked(required, phone) phone: string;

  constructor(known: string) {
    this.phone = known;
  }
}

export type TalkViewModel = WriteForm<TalkForm, RequestedCall, "not-allowed" | "wrong-phone">;

/** Creates the form of a call about the end of a service. Once requested, the call is not offered again. */
export function createTalkForm({
  productId,
  store,
  client,
  idempotencyKeys,
  draftOf,
}: ServiceActionsDependencies): TalkViewModel {
  const ports = {
    products: store.port,
    isStillOffered: async () => (await client.data.refetch())?.flags.showProductEndContactPopup,
  };
  return new WriteForm<TalkForm, RequestedCall, "not-allowed" | "wrong-phone">({
    open: () => new TalkForm(groupedPhone(customerPhone(client.data.known?.client))),
    idempotencyKeys,
    draft: draftOf("service-talk"),
    execute: ({ phone: typed }, key) => requestProductCall(ports, { productId, phone: phoneDigits(typed) }, key),
    done() {
      const data = client.data.known;
      if (data !== undefined)
        client.data.replace({ ...data, flags: { ...data.flags, showProductEndContactPopup: false } });
    },
    refused(code) {
      switch (code) {
        case "wrong-phone":
          return { field: { field: "phone", violation: { key: "phone", params: {} } } };
        case "not-allowed":
          return { problem: "notAllowed" };
        case "unknown":
          return { problem: "refused" };
      }
    },
  });
}
