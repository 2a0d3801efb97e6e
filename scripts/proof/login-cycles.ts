import { LOGIN_CYCLES } from "./bars.ts";
import { browserPart } from "./browser-part.ts";

/** Memory of a tab in which customers log in and out again and again. */
export const loginCycles = browserPart({
  name: "browser:memory",
  what: `${LOGIN_CYCLES.cycles} logins and logouts in one tab`,
  bar:
    `the heap grows by less than ${LOGIN_CYCLES.growth * 100} % after the first ${LOGIN_CYCLES.warmUp}, ` +
    "and no timer, socket, listener or observer is left",
  spec: "login-cycles.spec.ts",
  inputs: [],
  limitMinutes: 15,
});
