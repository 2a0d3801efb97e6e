import { expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { IdempotencyKeyIssuer } from "../shared-kernel/write.ts";
import { groupedRecoveryCode, hasFewRecoveryCodes } from "./recovery-codes.ts";
import { createRecoveryCodes } from "./use-cases/create-recovery-codes.ts";

it("(part of KEY-08) advises new codes when three or fewer are left", () => {
  expect([undefined, 10, 4, 3, 0].map(hasFewRecoveryCodes)).toEqual([false, false, false, true, true]);
});

it("(part of KEY-07) shows a recovery code in two groups", () => {
  expect([groupedRecoveryCode("7K2MWQ9XBT"), groupedRecoveryCode("7K2MW")]).toEqual(["7K2MW-Q9XBT", "7K2MW"]);
});

it("(part of KEY-07) makes other codes when the response with the first ones was lost", async () => {
  const { ports, script } = fakeSettings({ factor: { kind: "app", phone: undefined, devices: [] } });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  script.failNext("recoveryCodes", { kind: "timeout" });
  expect(await createRecoveryCodes(ports, key)).toMatchObject({ kind: "unknown" });
  expect(await createRecoveryCodes(ports, key)).toMatchObject({ kind: "done", value: { length: 10 } });
});
