export type * from "./login.port.ts";
export type * from "./login.errors.ts";
export type * from "./registration.port.ts";
export type * from "./password-reset.port.ts";
export type * from "./login-state.ts";
export type * from "./registration.ts";
export type * from "./second-factor.ts";
export { FIRST_LOGIN_STATE } from "./first-question.ts";
export { mayEnter, wayIn } from "./way-in.ts";
