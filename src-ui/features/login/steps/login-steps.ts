import { wayIn } from "#domain/login/index.ts";
import { Attempts } from "./attempts.ts";
import { PasswordStep } from "./password-step.view.tsx";
import { RegisterStep } from "./register-step.view.tsx";
import { stepProblemText } from "./step-problem.ts";

/** What comes after the first question: its rules and its views. Fetched while the customer types, so that the first page stays light. */
export const loginSteps = { wayIn, Attempts, PasswordStep, RegisterStep, stepProblemText };

export type LoginSteps = typeof loginSteps;
