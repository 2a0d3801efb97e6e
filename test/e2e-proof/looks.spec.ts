// Runs pages in both themes, wide and narrow, with all customers and all refusals; `npm run proof` sets EBOK_WHOLE and
// selects the tests.
import "../e2e/account-switch.spec.ts";
import "../e2e/customers.spec.ts";
import "../e2e/direct-billing.spec.ts";
import "../e2e/offers.spec.ts";
import "../e2e/registration.spec.ts";
import "../e2e/second-factor.spec.ts";
import "../e2e/service-dialogs.spec.ts";
