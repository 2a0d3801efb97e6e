/** Longest list of places in a report. */
const MAX_PLACES = 6;

/** Longest line of a stack that is read; bounds the cost of the patterns. */
const MAX_LINE = 400;

/** File of the portal with line and column at the end of a line of a stack. */
const FILE = /([\w.-]{1,80}\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d+(?::\d+)?)\)?$/;

/** Name of a function or component: `at Name (…)` in Chromium, `Name@…` elsewhere. */
const NAME = /^at (?:async |new )?(?!async |new )([\w$.]{1,60})(?= |$)|^([\w$.]{1,60})@/;

/**
 * Returns the innermost places of an engine's or React's stack, such as `Banner home-Ab3dEf12.js:1:2345`. Keeps names
 * and files of the code only: hosts, queries and messages may hold personal data.
 */
export function codePlaces(stack: string | undefined): readonly string[] {
  return (stack ?? "")
    .split("\n", 100)
    .map((line) => placeOf(line.trim().slice(0, MAX_LINE)))
    .filter((place) => place !== undefined)
    .slice(0, MAX_PLACES);
}

function placeOf(line: string): string | undefined {
  const [, file, position] = FILE.exec(line) ?? [];
  const [, atName, name = atName] = NAME.exec(line) ?? [];
  if (file !== undefined && position !== undefined)
    return [name, `${file}:${position}`].filter((part) => part !== undefined).join(" ");
  // HTML elements of a component stack say little.
  return name !== undefined && /^[A-Z]/.test(name) ? name : undefined;
}
