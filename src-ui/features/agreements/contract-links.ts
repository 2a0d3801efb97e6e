import { pathTo } from "#domain/navigation/paths.ts";
import { allVisibleProducts, contractsOf, type Product } from "#domain/products/index.ts";
import type { Contract } from "#domain/products/contracts.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { terminationLink } from "#domain/termination/termination-link.ts";

/** End of a contract: its page, and whether it is terminated already. */
interface ContractEnd {
  readonly href: string;
  readonly kind: "terminate" | "see";
}

/** Contract with the pages of the customer's rights. */
export interface ContractWithLinks extends Contract {
  /** Last day to withdraw while it is ahead; `undefined`: no right to withdraw, or not known. */
  readonly withdrawalUntil: WarsawDate | undefined;
  /** Day of the withdrawal that ended the contract. */
  readonly withdrawnOn: WarsawDate | undefined;
  readonly end: ContractEnd | undefined;
  /** Documents of the contract. */
  readonly documentsHref: string;
}

/** Lists the contracts with the pages of the customer's rights on `today` (CONSENT-08). */
export function contractsWithLinks(products: readonly Product[], today: WarsawDate): readonly ContractWithLinks[] {
  const visible = allVisibleProducts(products);
  return contractsOf(products).map((contract) => {
    const own = visible.filter(({ contractNumber }) => contractNumber?.trim() === contract.number);
    const windows = own.flatMap(({ withdrawalUntil: day, withdrawnOn }) =>
      day === undefined || withdrawnOn !== undefined || day < today ? [] : [day],
    );
    const withdrawn = own.flatMap(({ withdrawnOn }) => withdrawnOn ?? []);
    const withdrawnOn = withdrawn.length === own.length ? withdrawn.toSorted().at(-1) : undefined;
    return {
      ...contract,
      withdrawalUntil: windows.toSorted().at(-1),
      withdrawnOn,
      end: withdrawnOn === undefined ? contractEnd(own) : undefined,
      documentsHref: `${pathTo("documents")}?${new URLSearchParams({ query: contract.number })}`,
    };
  });
}

/** Returns the end of a contract by its first service that leads there; one that still works comes first. */
function contractEnd(services: readonly Product[]): ContractEnd | undefined {
  const ends = services.flatMap((product): readonly ContractEnd[] => {
    const kind = terminationLink(product);
    return kind === undefined ? [] : [{ kind, href: pathTo("termination", product.productId) }];
  });
  return ends.find(({ kind }) => kind === "terminate") ?? ends[0];
}
