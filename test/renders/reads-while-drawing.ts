/** What React calls on the way into a component's function. */
const DRAWS = /\brenderWithHooks\b/;

/** A first value of the component's own: read once, on purpose. */
const BEGINS = /\b(?:mount|update)(?:State|Memo|Reducer|StateImpl)\b/;

/** Frames looked at, so that React's own is among them. */
const FRAMES = 60;

/** Where in the sources of the portal a frame is. */
const PLACE = /\/(src(?:-ui)?\/[^:?]+)(?:\?[^:]*)?:\d+/;

/** Which component reads `what` in this stack while it is drawn; `undefined` where none does. */
export function readerIn(stack: string, what: string): string | undefined {
  const frames = stack.split("\n");
  const drawing = frames.findIndex((frame) => DRAWS.test(frame));
  const within = frames.slice(0, Math.max(drawing, 0));
  if (within.some((frame) => BEGINS.test(frame))) return undefined;
  const component = within.findLast((frame) => PLACE.test(frame));
  return component === undefined ? undefined : `${PLACE.exec(component)?.[1] ?? ""}: ${what.replace(/@\d+/, "")}`;
}

/**
 * Where this is, as the engine says it: what a test runner looks up of each frame's source takes a thousand times as
 * long.
 */
function plainStack(): string {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = FRAMES;
  Reflect.set(Error, "prepareStackTrace", undefined);
  const { stack = "" } = new Error("where");
  Error.stackTraceLimit = stackTraceLimit;
  Reflect.set(Error, "prepareStackTrace", prepareStackTrace);
  return stack;
}

/**
 * Hears what MobX warns of, which nobody has to read any more; the list fills with what was read while a component was
 * drawn that is no `observer`.
 */
export function readsWhileDrawing(told: Pick<Console, "warn">): string[] {
  const found: string[] = [];
  const warn = told.warn.bind(told);
  told.warn = (...words: unknown[]) => {
    const [, what] =
      /^\[mobx\] Observable '([^']*)' being read outside a reactive context/.exec(String(words[0])) ?? [];
    if (what === undefined) return warn(...words);
    const reader = readerIn(plainStack(), what);
    if (reader !== undefined && !found.includes(reader)) found.push(reader);
  };
  return found;
}
