import { expect, it } from "vitest";
import { pushAfterLogin } from "./waiting-push.ts";

const push = { route: "messages", param: "12", context: undefined };

it("(part of ROUTE-08) a notification that waited for a login is shown to whose it is, to whoever comes first where nobody was in, and never to another customer", () => {
  expect([
    pushAfterLogin({ push, customer: "anna" }, "anna"),
    pushAfterLogin({ push, customer: undefined }, "anna"),
    pushAfterLogin({ push, customer: "anna" }, "jan"),
    pushAfterLogin(undefined, "anna"),
  ]).toEqual([push, push, undefined, undefined]);
});
