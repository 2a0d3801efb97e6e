// What "Dlaczego tyle?" needs: the comparison with its rules and words.
export { WhyView } from "./why.view.tsx";
