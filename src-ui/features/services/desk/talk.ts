import type { PromisedCall } from "#domain/products/product-end.ts";
import { groupedPhone, phone, phoneDigits, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import type { DeskWorld } from "./desk-world.ts";
import { WriteForm } from "./write-form.ts";

/** Where to call. */
export class TalkForm {
  @Kept @Checked(required, phone) phone: string;

  constructor(known: string) {
    this.phone = known;
  }
}

/** Until when somebody calls; `undefined` where the answer that said so was lost. */
export interface Promised {
  readonly callBefore: PromisedCall["callBefore"] | undefined;
}

export type TalkModel = WriteForm<TalkForm, Promised, "not-allowed" | "wrong-phone">;

/** The call about the end of a service: asked for, the provider offers none again. */
export function talkForm({ productId, store, client, idempotencyKeys, draftOf }: DeskWorld): TalkModel {
  return new WriteForm<TalkForm, Promised, "not-allowed" | "wrong-phone">({
    open: () =>
      new TalkForm(groupedPhone(client.data.known?.client.mobilePhone ?? client.data.known?.client.phone ?? "")),
    idempotencyKeys,
    draft: draftOf("service-talk"),
    send: (form, intentId) => store.port.requestContact({ intentId, productId, phone: phoneDigits(form.phone) }),
    async find() {
      await client.data.reload();
      const { state } = client.data;
      return state.status === "ready" && !state.value.flags.showProductEndContactPopup
        ? { callBefore: undefined }
        : undefined;
    },
    done() {
      const data = client.data.known;
      if (data !== undefined)
        client.data.replace({ ...data, flags: { ...data.flags, showProductEndContactPopup: false } });
    },
    refused(code) {
      switch (code) {
        case "wrong-phone":
          return { field: { field: "phone", complaint: { key: "phone", params: {} } } };
        case "not-allowed":
          return { problem: "notAllowed" };
        case "unknown":
          return { problem: "refused" };
      }
    },
  });
}
