// every place under every class of faults: told to be whole by `npm run proof`
import "../e2e/faults.spec.ts";
