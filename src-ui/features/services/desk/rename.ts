import { productNamed } from "#domain/products/service-view.ts";
import { LONGEST_CUSTOM_NAME, withCustomName } from "#domain/products/renamed.ts";
import { renameProduct, type RenamedProduct } from "#domain/products/use-cases/rename-product.ts";
import { maxLength } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import type { DeskWorld } from "./desk-world.ts";
import { WriteForm } from "./write-form.ts";

/** Custom name of a service; an empty one removes it (PROD-07). */
export class RenameForm {
  @Kept @Checked(maxLength(LONGEST_CUSTOM_NAME)) name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type RenameModel = WriteForm<RenameForm, RenamedProduct, "wrong-name">;

/** Creates the form of a custom name. The new name shows everywhere at once (PROD-07). */
export function renameForm({ productId, store, client, idempotencyKeys, draftOf }: DeskWorld): RenameModel {
  const ports = { products: store.port, reload: async () => (await client.data.refetch())?.products };
  const nameNow = () => productNamed(client.data.known?.products ?? [], productId)?.customName;
  return new WriteForm<RenameForm, RenamedProduct, "wrong-name">({
    open: () => new RenameForm(nameNow() ?? ""),
    idempotencyKeys,
    draft: draftOf("service-name"),
    execute: ({ name }, key) => renameProduct(ports, { productId, name }, key),
    done({ customName }) {
      const data = client.data.known;
      if (data !== undefined)
        client.data.replace({ ...data, products: withCustomName(data.products, productId, customName) });
    },
    refused: (code) =>
      code === "wrong-name"
        ? { field: { field: "name", complaint: { key: "tooLong", params: { count: LONGEST_CUSTOM_NAME } } } }
        : { problem: "refused" },
  });
}
