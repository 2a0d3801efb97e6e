import { readContextMap } from "./scripts/boundaries/context-map.ts";
import { CRUISE_OPTIONS, rulesFor } from "./scripts/boundaries/rules.ts";
import { patchUsingStatement } from "./scripts/boundaries/patch-using-statement.ts";

patchUsingStatement();

// Rules for editors and for `npx dependency-cruiser`; `npm run boundaries` uses the same rules.
export default { forbidden: rulesFor(readContextMap(import.meta.dirname)), options: CRUISE_OPTIONS };
