import { warsawDate, type Instant } from "#domain/shared-kernel/index.ts";
import type { RotationBanner, SiteContent, SiteContentCachePort } from "#domain/site-content/index.ts";
import type { SiteContentCache } from "#domain/site-content/site-content-cache.ts";

/** A logout forgets it (SESS-06). */
const KEY = "ebok.site";

/** Of another version nothing is read. */
const VERSION = 1;

/**
 * The operator's content as this browser was told it last, in its local storage; where that is forbidden or full
 * nothing is kept.
 */
export class LocalSiteCopyAdapter implements SiteContentCachePort {
  readonly #open: () => Storage;

  /** `open` names the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(): SiteContentCache | undefined {
    try {
      const stored: unknown = JSON.parse(this.#open().getItem(KEY) ?? "null");
      return copyFrom(stored);
    } catch {
      return undefined;
    }
  }

  write({ account, content, banners }: SiteContentCache): void {
    try {
      const stored = {
        version: VERSION,
        account,
        content: content && { ...content, value: [...content.value] },
        banners,
      };
      this.#open().setItem(KEY, JSON.stringify(stored));
    } catch {
      // forbidden, or full: there is nothing to stand in for the provider
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const textOr = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function copyFrom(stored: unknown): SiteContentCache | undefined {
  const { version, account, content, banners } = fieldsOf(stored);
  if (version !== VERSION || typeof account !== "string") return undefined;
  return {
    account,
    content: partFrom(content, contentFrom),
    banners: partFrom(banners, (item) => item.map(bannerFrom).filter((banner) => banner !== undefined)),
  };
}

function partFrom<Value>(
  part: unknown,
  read: (items: readonly unknown[]) => Value,
): { readonly readAt: Instant; readonly value: Value } | undefined {
  const { readAt, value } = fieldsOf(part);
  return typeof readAt === "number" && Array.isArray(value) ? { readAt, value: read(value) } : undefined;
}

function contentFrom(items: readonly unknown[]): SiteContent {
  return new Map(
    items.flatMap((item): [string, string][] => {
      const [key, text] = Array.isArray(item) ? item.map(textOr) : [];
      return key === undefined || text === undefined ? [] : [[key, text]];
    }),
  );
}

function bannerFrom(item: unknown): RotationBanner | undefined {
  const { bannerId, order, expirationDate, resourceUrl, destinationUrl, alternativeText } = fieldsOf(item);
  const until = textOr(expirationDate);
  const day = until === undefined ? undefined : warsawDate(until);
  // one whose last day cannot be read would never run out
  if (
    typeof bannerId !== "string" ||
    typeof order !== "number" ||
    typeof resourceUrl !== "string" ||
    (until !== undefined && day === undefined)
  )
    return undefined;
  return {
    bannerId,
    order,
    expirationDate: day,
    resourceUrl,
    destinationUrl: textOr(destinationUrl),
    alternativeText: textOr(alternativeText),
  };
}
