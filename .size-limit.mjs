import { budgetsOfBuild } from "./scripts/size-budgets.ts";

export default budgetsOfBuild(import.meta.dirname);
