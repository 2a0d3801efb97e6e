import { expect, test } from "vitest";
import { runningSandboxForTests } from "../running-sandbox.ts";
import { ACCOUNT_EFFECTS } from "./account-effects.ts";
import { DEVICE_EFFECTS } from "./device-effects.ts";
import type { OperationEffects } from "./operation-effects.ts";
import { EffectCustomer } from "./effect-customer.ts";
import { FINANCE_EFFECTS } from "./finance-effects.ts";
import { LOGIN_EFFECTS } from "./login-effects.ts";
import { OFFER_EFFECTS } from "./offer-effects.ts";
import { PASSKEY_EFFECTS } from "./passkey-effects.ts";
import { SERVICE_EFFECTS } from "./service-effects.ts";
import { SETTINGS_EFFECTS } from "./settings-effects.ts";
import { SUPPORT_EFFECTS } from "./support-effects.ts";
import { TERMINATION_EFFECTS } from "./termination-effects.ts";
import { WITHDRAWAL_EFFECTS } from "./withdrawal-effects.ts";

const OPERATION_EFFECTS: OperationEffects = {
  ...LOGIN_EFFECTS,
  ...ACCOUNT_EFFECTS,
  ...FINANCE_EFFECTS,
  ...SERVICE_EFFECTS,
  ...SUPPORT_EFFECTS,
  ...TERMINATION_EFFECTS,
  ...OFFER_EFFECTS,
  ...SETTINGS_EFFECTS,
  ...PASSKEY_EFFECTS,
  ...DEVICE_EFFECTS,
  ...WITHDRAWAL_EFFECTS,
};

type EffectCase = OperationEffects[keyof OperationEffects];
const CASES: readonly (readonly [string, EffectCase])[] = Object.entries(OPERATION_EFFECTS);

const sandbox = runningSandboxForTests();

/** Names where a change is made and where it is seen: operations, or other means, which contain blanks. */
function pathOf(operation: string, effectCase: EffectCase): { readonly madeBy: string; readonly seenBy: string } {
  return "seenThrough" in effectCase
    ? { madeBy: operation, seenBy: effectCase.seenThrough }
    : { madeBy: effectCase.changedBy, seenBy: operation };
}

function titleOf(operation: string, effectCase: EffectCase): string {
  return "seenThrough" in effectCase
    ? `${operation}: ${effectCase.seenThrough} ${effectCase.effect}`
    : `${operation}: ${effectCase.effect} after ${effectCase.changedBy}`;
}

test.each(CASES.map(([operation, effectCase]) => ({ title: titleOf(operation, effectCase), operation, effectCase })))(
  "$title",
  async ({ operation, effectCase }) => {
    const { login = "m.brzezinska", prepare, observe, before, change } = effectCase;
    const { madeBy, seenBy } = pathOf(operation, effectCase);
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(operation), login);
    const { calls } = customer.tenant;
    const expectCall = (name: string): void => {
      if (!name.includes(" ")) expect(calls.list(name), `calls ${name}`).not.toEqual([]);
      calls.clear();
    };
    await customer.openSession();
    if (prepare !== undefined) customer.prepared = await prepare(customer);
    calls.clear();
    expect(await observe(customer)).toEqual(before);
    expectCall(seenBy);
    const after = await change(customer);
    expectCall(madeBy);
    expect(after).not.toEqual(before);
    expect(await observe(customer)).toEqual(after);
    expectCall(seenBy);
  },
);
