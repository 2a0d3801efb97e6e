/*
 * In the built portal this stands in for the helpers by which rxjs reads async iterables and streams. No source of the
 * portal is one:
 * they are events, promises, timers and arrays. Were one read all the same, it fails at once and says so.
 */

function unused(): never {
  throw new Error("the portal's rxjs reads no async iterables (scripts/build/unused-rxjs-parts)");
}

export { unused as __asyncGenerator, unused as __asyncValues, unused as __await, unused as __awaiter };
