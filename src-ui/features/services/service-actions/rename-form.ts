import { findVisibleProduct } from "#domain/products/service-view.ts";
import { MAX_CUSTOM_NAME_LENGTH, withCustomName } from "#domain/products/custom-name.ts";
import { renameProduct, type RenamedProduct } from "#domain/products/use-cases/rename-product.ts";
import { maxLength } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { t } from "../services.texts.ts";
import { WriteForm } from "./write-form.ts";

/** Custom name of a service; an empty one removes it (PROD-07). */
export class RenameForm {
  @Persisted @Checked(maxLength(MAX_CUSTOM_NAME_LENGTH)) name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type RenameViewModel = WriteForm<RenameForm, RenamedProduct, "wrong-name">;

/** Creates the form of a custom name. The new name shows everywhere at once (PROD-07), and a toast confirms it. */
export function createRenameForm(
  { productId, store, client, idempotencyKeys, draftOf, toasts }: ServiceActionsDependencies,
  close: () => void,
): RenameViewModel {
  const ports = { products: store.port, reload: async () => (await client.data.refetch())?.products };
  const nameNow = () => findVisibleProduct(client.data.known?.products ?? [], productId)?.customName;
  return new WriteForm<RenameForm, RenamedProduct, "wrong-name">({
    open: () => new RenameForm(nameNow() ?? ""),
    idempotencyKeys,
    draft: draftOf("service-name"),
    execute: ({ name }, key) => renameProduct(ports, { productId, name }, key),
    done({ customName }) {
      const data = client.data.known;
      if (data !== undefined)
        client.data.replace({ ...data, products: withCustomName(data.products, productId, customName) });
      toasts.show({ text: t(customName === undefined ? "rename.doneBack" : "rename.done"), kind: "done" });
    },
    afterDone: close,
    refused: (code) =>
      code === "wrong-name"
        ? { field: { field: "name", violation: { key: "tooLong", params: { count: MAX_CUSTOM_NAME_LENGTH } } } }
        : { problem: "refused" },
  });
}
