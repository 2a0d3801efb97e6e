import { describe, expect, it, vi } from "vitest";
import { fakeAgreements } from "#test/fakes/fake-agreements.ts";
import { anAgreement } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { saveConsents } from "./save-consents.ts";

const INTENT = "intent-0000000001";
const CHOICES = { given: ["phone"], withdrawn: ["mail"] };

function opened() {
  const agreements = fakeAgreements([
    anAgreement({ consentId: "phone", settingRequirements: undefined, currentValue: false }),
    anAgreement({ consentId: "mail", settingRequirements: undefined, currentValue: true }),
  ]);
  const reload = vi.fn(async () => {
    const result = await agreements.load();
    return result.ok ? result.value : undefined;
  });
  const send = (choices = CHOICES) => saveConsents({ agreements, reload }, choices, formIdempotencyKey(INTENT));
  return { agreements, reload, send };
}

describe("saveConsents", () => {
  it("[CONSENT-01] sends the consent choices once and resolves with all consents", async () => {
    const { agreements, reload, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: agreements.agreements() });
    expect(agreements.sent).toEqual([{ ...CHOICES, idempotencyKey: INTENT }]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("finds the consent choices applied after a lost response", async () => {
    const { agreements, send } = opened();
    agreements.loseNext();
    expect(await send()).toEqual({ kind: "found-done" });
  });

  it("leaves the consent outcome unknown when the choices are missing or the read fails", async () => {
    const { agreements, send } = opened();
    agreements.script.failNext("save", { kind: "timeout" }, 2);
    expect(await send()).toMatchObject({ kind: "unknown" });
    agreements.script.failNext("load", { kind: "unreachable" });
    expect(await send()).toMatchObject({ kind: "unknown" });
  });

  it("fails with the refusal of a consent change and re-reads the consents", async () => {
    const { reload, send } = opened();
    expect(await send({ given: ["none"], withdrawn: [] })).toEqual({
      kind: "not-done",
      failure: { kind: "consents-refused", code: "other" },
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
