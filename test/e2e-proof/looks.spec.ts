// pages in both themes, wide and narrow, all customers and all refusals: told to be whole, and which of their tests, by
// `npm run proof`
import "../e2e/contexts.spec.ts";
import "../e2e/customers.spec.ts";
import "../e2e/direct-billing.spec.ts";
import "../e2e/offers.spec.ts";
import "../e2e/registration.spec.ts";
import "../e2e/second-factor.spec.ts";
import "../e2e/service-dialogs.spec.ts";
