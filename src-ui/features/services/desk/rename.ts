import { productNamed } from "#domain/products/service-view.ts";
import { LONGEST_CUSTOM_NAME, withCustomName } from "#domain/products/renamed.ts";
import { maxLength } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import type { DeskWorld } from "./desk-world.ts";
import { WriteForm } from "./write-form.ts";

/** The customer's own name for a service; empty takes it away (PROD-07). */
export class RenameForm {
  @Kept @Checked(maxLength(LONGEST_CUSTOM_NAME)) name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The name in force after it. */
export interface Renamed {
  readonly customName: string | undefined;
}

export type RenameModel = WriteForm<RenameForm, Renamed, "wrong-name">;

const said = (name: string): string | undefined => (name.trim() === "" ? undefined : name.trim());

/** "Zmień nazwę": the new name shows everywhere at once. */
export function renameForm({ productId, store, client, idempotencyKeys, draftOf }: DeskWorld): RenameModel {
  const nameNow = () => productNamed(client.data.known?.products ?? [], productId)?.customName;
  return new WriteForm<RenameForm, Renamed, "wrong-name">({
    open: () => new RenameForm(nameNow() ?? ""),
    idempotencyKeys,
    draft: draftOf("service-name"),
    send: ({ name }, intentId) => store.port.rename({ intentId, productId, name: name.trim() }),
    async find({ name }) {
      await client.data.reload();
      return client.data.state.status === "ready" && nameNow() === said(name) ? { customName: said(name) } : undefined;
    },
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
