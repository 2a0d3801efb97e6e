import { expect, test } from "vitest";
import { withFittingOptions } from "#sandbox/contexts/fitting-options.ts";
import { customerContactForms } from "#sandbox/contexts/customer-contact-forms.ts";
import { seedCustomer } from "#sandbox/demo/seed-customer.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

/** Lists the kinds of fault that a form offers. */
const kindsOf = (form: JsonRecord | undefined): readonly string[] =>
  recordsIn(form?.["fields"])
    .filter(({ name }) => name === "problem")
    .flatMap(({ options }) => recordsIn(options).map(({ value }) => jsonText(value)));

test.each([
  ["5900218", ["NONE", "SLOW", "DROPS", "WIFI", "DEVICE"]],
  ["5417806", ["NONE", "SLOW", "DROPS", "WIFI", "PICTURE", "DEVICE"]],
  ["6100245", ["NONE", "DROPS", "PICTURE", "DEVICE"]],
] as const)("[REQ-61] offers account %s the kinds of fault that fit its services", (account, kinds) => {
  const tenant = sandbox.tenant(`fault-kinds-${account}`);
  seedCustomer(tenant.db, account, tenant.now());
  const form = customerContactForms(tenant, account).find(({ formId }) => formId === "FAULT");
  expect(kindsOf(form)).toEqual(kinds);
});

test("(part of REQ-61) offers every kind of fault when no service is known", () => {
  const tenant = sandbox.tenant("fault-kinds-without-services");
  const options = [{ value: "NONE" }, { value: "PICTURE" }];
  const form = { formId: "FAULT", fields: [{ name: "problem", options }] };
  expect(kindsOf(withFittingOptions(tenant.db, "0", form))).toEqual(["NONE", "PICTURE"]);
});
