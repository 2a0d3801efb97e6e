// What a company's invoice needs and a person's does not: the ministry's register, with a code to scan.
export { KsefCard } from "./ksef-card.view.tsx";
