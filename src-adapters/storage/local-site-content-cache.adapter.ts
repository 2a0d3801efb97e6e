import { warsawDate, type Instant } from "#domain/shared-kernel/index.ts";
import type { RotationBanner, SiteContent, SiteContentCachePort } from "#domain/site-content/index.ts";
import type { SiteContentCache } from "#domain/site-content/site-content-cache.ts";

/** Removed at logout (SESS-06). */
const KEY = "ebok.site";

/** Version of the stored format; other versions are ignored. */
const VERSION = 1;

/**
 * Last content of the operator that this browser loaded, in local storage. Stores nothing where storage is denied or
 * full.
 */
export class LocalSiteContentCacheAdapter implements SiteContentCachePort {
  readonly #open: () => Storage;

  /** `open` returns the storage; it may throw. */
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
      // Storage is denied or full: there is no copy to fall back on.
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
  // A banner with an unreadable end day would never expire.
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
