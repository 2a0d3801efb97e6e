/** Frame of React that calls the function of a component. */
const RENDER_FRAME = /\brenderWithHooks\b/;

/** Frames of a component's own initial values, which it reads once on purpose. */
const INITIAL_STATE_FRAME = /\b(?:mount|update)(?:State|Memo|Reducer|StateImpl)\b/;

/** Limit that is high enough to include the frames of React. */
const MAX_STACK_FRAMES = 60;

/** Location of a frame in the sources of the portal. */
const SOURCE_LOCATION = /\/(src(?:-ui)?\/[^:?]+)(?:\?[^:]*)?:\d+/;

/** Returns the component that reads `what` while it renders; `undefined` if none does. */
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
 * Returns the plain stack of the engine. A test runner's source lookup for each frame takes a thousand times as long.
 */
function plainStack(): string {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = MAX_STACK_FRAMES;
  Reflect.set(Error, "prepareStackTrace", undefined);
  const { stack = "" } = new Error("stack");
  Error.stackTraceLimit = stackTraceLimit;
  Reflect.set(Error, "prepareStackTrace", prepareStackTrace);
  return stack;
}

/** Shared state of the React packages; `H` holds the current hooks. */
const SHARED_INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

const property = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;

/**
 * Returns true if React may be rendering. Outside of rendering all hooks are the same throwing function, or there are
 * none. Returns `true` when the internals are unknown; then the stack decides.
 */
export function mayBeRendering(react: object): boolean {
  const internals = property(react, SHARED_INTERNALS);
  const hooks = property(internals, "H");
  if (hooks === undefined) return true;
  return hooks !== null && property(hooks, "useState") !== property(hooks, "useEffect");
}

/**
 * Collects the warnings of MobX instead of printing them. Returns the list of values read while a component without
 * `observer` renders. Reads outside of rendering take no stack, which would cost a tenth of a journey.
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
