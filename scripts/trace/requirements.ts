/** State of a requirement. `done`: a test proves it and must keep passing. `missing`: not promised yet. */
export type RequirementState = "done" | "missing";

export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly state: RequirementState;
}

/** Pattern of ids such as `SESS-03`, in the first column of the table and in test titles. */
export const REQUIREMENT_ID = /[A-Z0-9]{2,}-\d{2}/;

const ROW = new RegExp(`^\\| (${REQUIREMENT_ID.source}) \\| (.+) \\| (\\w+) \\|$`);

function asState(text: string, id: string): RequirementState {
  if (text === "done" || text === "missing") return text;
  throw new RangeError(`${id}: its state is "${text}", but can only be done or missing`);
}

/**
 * Reads the requirements from the table rows of `docs/requirements.md`, in order. Throws for an unknown state and a
 * duplicate id.
 */
export function readRequirements(markdown: string): readonly Requirement[] {
  const seen = new Set<string>();
  return markdown.split(/\r?\n/).flatMap((line) => {
    const row = ROW.exec(line);
    if (row === null) return [];
    const [, id = "", text = "", state = ""] = row;
    if (seen.has(id)) throw new RangeError(`${id} is listed twice`);
    seen.add(id);
    return [{ id, text, state: asState(state, id) }];
  });
}

/** Sets `done` for each id in `proven`; never changes `done` back. */
export function markProven(markdown: string, proven: ReadonlySet<string>): string {
  return markdown
    .split("\n")
    .map((line) => {
      const id = ROW.exec(line.trimEnd())?.[1];
      return id !== undefined && proven.has(id) ? line.replace(/\| missing \|(\s*)$/, "| done |$1") : line;
    })
    .join("\n");
}
