import type { Draft, DraftPort } from "#domain/drafts/index.ts";

export interface FakeDrafts extends DraftPort {
  /** What is kept now, by form. */
  readonly kept: ReadonlyMap<string, Draft>;
  /** Something under a draft's name that nobody can read, as an older portal may have left it. */
  spoil(form: string): void;
}

/** The drafts of one tab, in memory. */
export function fakeDrafts(): FakeDrafts {
  const kept = new Map<string, Draft>();
  return {
    kept,
    spoil: (form) => void kept.delete(form),
    read: (form) => kept.get(form),
    write: (form, draft) => void kept.set(form, draft),
    remove: (form) => void kept.delete(form),
    sweep(stays) {
      for (const [form, draft] of kept) {
        if (!stays(draft)) kept.delete(form);
      }
    },
  };
}
