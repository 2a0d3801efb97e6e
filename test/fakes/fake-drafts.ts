import type { Draft, DraftPort } from "#domain/drafts/index.ts";

/** Content that an older version of the portal may have stored in place of a draft. */
const UNREADABLE = Symbol("unreadable");

/** Page that is shown unless a test sets another one. */
export const DRAFT_PAGE = "/supportRequest";

export interface FakeDrafts extends DraftPort {
  /** Stored drafts by name. */
  readonly stored: ReadonlyMap<string, Draft>;
  /** Number of stored entries, readable or not. */
  readonly size: number;
  /** Page that the customer sees. */
  page: string;
  /** Replaces a draft by unreadable content. */
  spoil(form: string): void;
}

/** Drafts of one tab, in memory. */
export function fakeDrafts(): FakeDrafts {
  const cells = new Map<string, Draft | typeof UNREADABLE>();
  const read = (form: string): Draft | undefined => {
    const cell = cells.get(form);
    return cell === UNREADABLE ? undefined : cell;
  };
  const readableDrafts = () =>
    new Map(
      [...cells.keys()].flatMap((form) => {
        const draft = read(form);
        return draft === undefined ? [] : [[form, draft] as const];
      }),
    );
  const port: FakeDrafts = {
    page: DRAFT_PAGE,
    get stored() {
      return readableDrafts();
    },
    get size() {
      return cells.size;
    },
    spoil: (form) => void cells.set(form, UNREADABLE),
    read,
    readAll: () => [...readableDrafts().values()],
    write: (form, draft) => void cells.set(form, draft),
    shownPage: () => port.page,
    remove: (form) => void cells.delete(form),
    sweep(stays) {
      for (const [form, cell] of cells) {
        if (cell === UNREADABLE || !stays(cell)) cells.delete(form);
      }
    },
  };
  return port;
}
