import { expect, it } from "vitest";
import { loginWord, type LoginMoment } from "./login-word.ts";

const CALM: LoginMoment = { busy: undefined, failed: undefined, isAwaited: false, isKeyLost: false };
const ALL: LoginMoment = { busy: "automatic", failed: "problem", isAwaited: true, isKeyLost: true };

it("(part of WRAP-03, ROUTE-08) the login page says one thing of the device: what goes on, then what the last try came to, then what was tapped, then what is missing", () => {
  expect([
    loginWord(ALL),
    loginWord({ ...ALL, busy: undefined }),
    loginWord({ ...ALL, busy: undefined, failed: "declined" }),
    loginWord({ ...ALL, busy: undefined, failed: undefined }),
    loginWord({ ...CALM, isAwaited: true }),
    loginWord({ ...CALM, isKeyLost: true }),
    loginWord(CALM),
  ]).toEqual(["byItself", "problem", "declined", "awaitedLost", "awaited", "lost", undefined]);
});

it("(part of ROUTE-08) while a finger is looked for, what waits is still said", () => {
  expect([
    loginWord({ ...CALM, busy: "biometric", isAwaited: true }),
    loginWord({ ...CALM, busy: "biometric" }),
  ]).toEqual(["awaited", undefined]);
});
