export type * from "./login.port.ts";
export type * from "./login.errors.ts";
export { FIRST_LOGIN_STATE, loginStep, mayEnter } from "./login-flow.ts";
export type { LoginEvent, LoginProblem, LoginState } from "./login-flow.ts";
