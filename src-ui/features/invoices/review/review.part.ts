// What looking over a payment needs and the list of invoices does not.
export { AgainProblemBanner } from "./again-problem.view.tsx";
export { PayingProblemBanner } from "./paying-problem.view.tsx";
export { ReviewDialog } from "./review-dialog.view.tsx";
export { takeUp } from "./take-up-again.ts";
