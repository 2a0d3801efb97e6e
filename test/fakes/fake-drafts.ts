import type { Draft, DraftPort } from "#domain/drafts/index.ts";

/** What an older portal may have left under a draft's name: no draft of ours. */
const UNREADABLE = Symbol("unreadable");

export interface FakeDrafts extends DraftPort {
  /** The drafts that are kept now, by form. */
  readonly stored: ReadonlyMap<string, Draft>;
  /** Under how many names anything is kept, readable or not. */
  readonly size: number;
  /** Something under a draft's name that nobody can read, as an older portal may have left it. */
  spoil(form: string): void;
}

/** The drafts of one tab, in memory. */
export function fakeDrafts(): FakeDrafts {
  const cells = new Map<string, Draft | typeof UNREADABLE>();
  const read = (form: string): Draft | undefined => {
    const cell = cells.get(form);
    return cell === UNREADABLE ? undefined : cell;
  };
  return {
    get stored() {
      return new Map(
        [...cells.keys()].flatMap((form) => {
          const draft = read(form);
          return draft === undefined ? [] : [[form, draft] as const];
        }),
      );
    },
    get size() {
      return cells.size;
    },
    spoil: (form) => void cells.set(form, UNREADABLE),
    read,
    write: (form, draft) => void cells.set(form, draft),
    remove: (form) => void cells.delete(form),
    sweep(stays) {
      for (const [form, cell] of cells) {
        if (cell === UNREADABLE || !stays(cell)) cells.delete(form);
      }
    },
  };
}
