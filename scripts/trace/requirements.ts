/** `done`: a test proves it, and has to go on doing so. `missing`: not promised yet. */
export type RequirementState = "done" | "missing";

export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly state: RequirementState;
}

/** `SESS-03`: what stands in the first column and in a test's title. */
export const REQUIREMENT_ID = /[A-Z0-9]{2,}-\d{2}/;

const ROW = new RegExp(`^\\| (${REQUIREMENT_ID.source}) \\| (.+) \\| (\\w+) \\|$`);

function asState(text: string, id: string): RequirementState {
  if (text === "done" || text === "missing") return text;
  throw new RangeError(`${id}: its state is "${text}", but can only be done or missing`);
}

/**
 * The requirements of `docs/requirements.md`: its table rows, in order. Throws on a state that does not exist and on an
 * id that stands twice.
 */
export function readRequirements(markdown: string): readonly Requirement[] {
  const seen = new Set<string>();
  return markdown.split(/\r?\n/).flatMap((line) => {
    const row = ROW.exec(line);
    if (row === null) return [];
    const [, id = "", text = "", state = ""] = row;
    if (seen.has(id)) throw new RangeError(`${id} stands twice`);
    seen.add(id);
    return [{ id, text, state: asState(state, id) }];
  });
}

/** The same text with `done` for each id in `proven`; never the other way round. */
export function markProven(markdown: string, proven: ReadonlySet<string>): string {
  return markdown
    .split("\n")
    .map((line) => {
      const id = ROW.exec(line.trimEnd())?.[1];
      return id !== undefined && proven.has(id) ? line.replace(/\| missing \|(\s*)$/, "| done |$1") : line;
    })
    .join("\n");
}
