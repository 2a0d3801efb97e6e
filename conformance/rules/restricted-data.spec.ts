import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutRestrictedFields } from "#sandbox/contexts/restricted-data.ts";
import { PublishedContract } from "../contract/published-contract.ts";
import { restrictedFieldsOf } from "./restricted-data.ts";

const contract = new PublishedContract(join(import.meta.dirname, "../../docs/contract"));

it("reads the fields of each restriction from the contract, as the sandbox leaves them out", () => {
  const fields = restrictedFieldsOf(contract);
  expect([...fields.keys()]).toEqual([
    "rodoRestrictionEmail",
    "rodoRestrictionPhone",
    "rodoRestrictionPersonalData",
    "rodoRestrictionAddress",
  ]);
  for (const [restriction, names] of fields) {
    const client = Object.fromEntries(contract.elementsOf("Client").map(({ name }) => [name, "x"]));
    const left = withoutRestrictedFields({ ...client, [restriction]: true });
    expect(
      Object.keys(client)
        .filter((name) => !(name in left))
        .toSorted(),
      restriction,
    ).toEqual(names.toSorted());
    expect(names.length, restriction).toBeGreaterThan(1);
  }
});
