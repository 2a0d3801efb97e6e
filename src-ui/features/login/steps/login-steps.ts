import { problemText } from "./login-problem.ts";
import { PasswordStep } from "./password-step.view.tsx";
import { RegisterStep } from "./register-step.view.tsx";

/** What comes after the first question. Fetched while the customer types, so that the first page stays light. */
export const loginSteps = { PasswordStep, RegisterStep, problemText };

export type LoginSteps = typeof loginSteps;
