import type { Asked, HasKeys, NativeBridgePort } from "#domain/device/index.ts";

const said = (answer: Awaited<Asked<boolean>>): boolean | undefined => (answer.ok ? answer.value : undefined);

/** Asks the device for which uses it has a key. */
export async function askKeys(bridge: Pick<NativeBridgePort, "hasKey">): Promise<HasKeys> {
  const [automatic, biometric] = await Promise.all([bridge.hasKey("automatic"), bridge.hasKey("biometric")]);
  return { automatic: said(automatic), biometric: said(biometric) };
}
