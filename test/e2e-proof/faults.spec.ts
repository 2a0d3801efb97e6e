// Runs every place under every fault class; `npm run proof` sets EBOK_WHOLE.
import "../e2e/faults.spec.ts";
