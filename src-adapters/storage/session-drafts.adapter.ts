import type { Draft, DraftPort, DraftValue, DraftValues, UnansweredRequest } from "#domain/drafts/index.ts";

const PREFIX = "ebok.draft.";
const VERSION = 1;

/**
 * Drafts in session storage: only of this tab, removed when it is closed. If the browser denies the storage or has no
 * room, there are no drafts, and input lives as long as its form.
 */
export class SessionDraftsAdapter implements DraftPort {
  readonly #open: () => Storage;
  readonly #shownPage: () => string | undefined;

  /** `open` returns the storage; it may throw. `shownPage` returns path and query of the shown page. */
  constructor(open: () => Storage, shownPage: () => string | undefined = () => undefined) {
    this.#open = open;
    this.#shownPage = shownPage;
  }

  read(name: string): Draft | undefined {
    return this.#try((storage) => parseDraft(storage.getItem(PREFIX + name)));
  }

  readAll(): readonly Draft[] {
    const drafts = this.#try((storage) =>
      draftKeys(storage).flatMap((key) => {
        const draft = parseDraft(storage.getItem(key));
        return draft === undefined ? [] : [draft];
      }),
    );
    return drafts ?? [];
  }

  write(name: string, draft: Draft): void {
    // Removes the old draft first: if the new one cannot be written, the old one is outdated.
    this.remove(name);
    this.#try((storage) => storage.setItem(PREFIX + name, JSON.stringify({ version: VERSION, ...draft })));
  }

  remove(name: string): void {
    this.#try((storage) => storage.removeItem(PREFIX + name));
  }

  sweep(stays: (draft: Draft) => boolean): void {
    this.#try((storage) => {
      for (const key of draftKeys(storage)) {
        const draft = parseDraft(storage.getItem(key));
        if (draft === undefined || !stays(draft)) storage.removeItem(key);
      }
    });
  }

  shownPage(): string | undefined {
    return this.#shownPage();
  }

  #try<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(this.#open());
    } catch {
      return undefined;
    }
  }
}

function draftKeys(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key?.startsWith(PREFIX) === true).map(String);
}

function parseDraft(text: string | null): Draft | undefined {
  const parsed: unknown = text === null ? undefined : parseJson(text);
  if (!isRecord(parsed) || parsed["version"] !== VERSION) return undefined;
  const { owner, savedAt, values, unanswered } = parsed;
  const page = typeof parsed["page"] === "string" ? { page: parsed["page"] } : {};
  if (typeof owner !== "string" || typeof savedAt !== "number" || !Number.isFinite(savedAt) || !areValues(values))
    return undefined;
  if (unanswered === undefined) return { owner, savedAt, ...page, values };
  return isUnanswered(unanswered) ? { owner, savedAt, ...page, values, unanswered } : undefined;
}

function isUnanswered(sent: unknown): sent is UnansweredRequest {
  return isRecord(sent) && typeof sent["intentId"] === "string" && areValues(sent["values"]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areValues(values: unknown): values is DraftValues {
  return isRecord(values) && Object.values(values).every(isValue);
}

function isValue(value: unknown): value is DraftValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === "string");
  return typeof value === "string" || typeof value === "boolean";
}
