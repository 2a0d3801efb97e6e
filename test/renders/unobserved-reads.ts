/** What React calls on the way into a component's function. */
const RENDER_FRAME = /\brenderWithHooks\b/;

/** A first value of the component's own: read once, on purpose. */
const INITIAL_STATE_FRAME = /\b(?:mount|update)(?:State|Memo|Reducer|StateImpl)\b/;

/** Frames looked at, so that React's own is among them. */
const MAX_STACK_FRAMES = 60;

/** Where in the sources of the portal a frame is. */
const SOURCE_LOCATION = /\/(src(?:-ui)?\/[^:?]+)(?:\?[^:]*)?:\d+/;

/** Which component reads `what` in this stack while it is drawn; `undefined` where none does. */
export function findReadingComponent(stack: string, what: string): string | undefined {
  const frames = stack.split("\n");
  const drawing = frames.findIndex((frame) => RENDER_FRAME.test(frame));
  const within = frames.slice(0, Math.max(drawing, 0));
  if (within.some((frame) => INITIAL_STATE_FRAME.test(frame))) return undefined;
  const component = within.findLast((frame) => SOURCE_LOCATION.test(frame));
  return component === undefined
    ? undefined
    : `${SOURCE_LOCATION.exec(component)?.[1] ?? ""}: ${what.replace(/@\d+/, "")}`;
}

/**
 * Where this is, as the engine says it: what a test runner looks up of each frame's source takes a thousand times as
 * long.
 */
function plainStack(): string {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = MAX_STACK_FRAMES;
  Reflect.set(Error, "prepareStackTrace", undefined);
  const { stack = "" } = new Error("where");
  Error.stackTraceLimit = stackTraceLimit;
  Reflect.set(Error, "prepareStackTrace", prepareStackTrace);
  return stack;
}

/** React's state shared by its packages; `H` is the set of hooks that a component would call now. */
const SHARED_INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

const property = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;

/**
 * Whether React renders now. Outside of a component's function every hook is the one function that throws, or there is
 * none yet. `true` where React's internals do not say so: then the stack decides.
 */
export function mayBeRendering(react: object): boolean {
  const internals = property(react, SHARED_INTERNALS);
  const hooks = property(internals, "H");
  if (hooks === undefined) return true;
  return hooks !== null && property(hooks, "useState") !== property(hooks, "useEffect");
}

/**
 * Collects what MobX warns of instead of printing it; the list fills with what was read while a component was drawn
 * that is no `observer`. Most reads are outside of rendering: they take no stack, which costs a tenth of a journey.
 */
export function collectUnobservedReads(console: Pick<Console, "warn">, isRendering: () => boolean): string[] {
  const found: string[] = [];
  const warn = console.warn.bind(console);
  console.warn = (...words: unknown[]) => {
    const [, what] =
      /^\[mobx\] Observable '([^']*)' being read outside a reactive context/.exec(String(words[0])) ?? [];
    if (what === undefined) return warn(...words);
    if (!isRendering()) return;
    const reader = findReadingComponent(plainStack(), what);
    if (reader !== undefined && !found.includes(reader)) found.push(reader);
  };
  return found;
}
