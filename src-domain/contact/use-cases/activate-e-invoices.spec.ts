import { describe, expect, it, vi } from "vitest";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { aContact } from "#test/mothers/index.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { activateEInvoices } from "./activate-e-invoices.ts";

const PERMISSIONS = [{ type: "EMAIL", required: true, state: true }];

/** @param isOffered true if the server offers e-invoices when re-read; `undefined`: the read fails */
function opened(isOffered: boolean | undefined) {
  const contactChange = fakeContactChange(aContact());
  const storeOnboardingFlag = vi.fn<() => void>();
  const ports = { contactChange, reloadOffer: () => Promise.resolve(isOffered), storeOnboardingFlag };
  const send = () => activateEInvoices(ports, PERMISSIONS, formIdempotencyKey("intent-0000000001"));
  return { contactChange, send, storeOnboardingFlag };
}

describe("activateEInvoices", () => {
  it("[EINV-01] sends the activation of e-invoices once", async () => {
    const { contactChange, send } = opened(true);
    expect(await send()).toEqual({ kind: "done", value: "activated" });
    expect([contactChange.offersEInvoice, contactChange.sentIdempotencyKeys]).toEqual([false, ["intent-0000000001"]]);
  });

  it.each([
    ["found-done", false],
    ["unknown", true],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the e-invoice offer is read as %s", async (kind, isOffered) => {
    const { contactChange, send } = opened(isOffered);
    contactChange.script.failNext("activateEDocument", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("[EINV-02] stores the onboarding flag once after each activation, not after a failure", async () => {
    const activated = opened(true);
    await activated.send();
    expect(activated.storeOnboardingFlag).toHaveBeenCalledOnce();
    for (const [isOffered, calls] of [
      [false, 1],
      [true, 0],
      [undefined, 0],
    ] as const) {
      const { contactChange, send, storeOnboardingFlag } = opened(isOffered);
      contactChange.script.failNext("activateEDocument", { kind: "timeout" });
      await send();
      expect(storeOnboardingFlag, String(isOffered)).toHaveBeenCalledTimes(calls);
    }
    const refused = opened(true);
    refused.contactChange.offersEInvoice = false;
    await refused.send();
    expect(refused.storeOnboardingFlag).not.toHaveBeenCalled();
  });

  it("[EINV-03] fails with the server's message when the activation of e-invoices is refused", async () => {
    const { contactChange, send } = opened(true);
    contactChange.offersEInvoice = false;
    expect(await send()).toEqual({
      kind: "not-done",
      failure: { kind: "activation-refused", message: "E-faktura jest już włączona." },
    });
  });
});
