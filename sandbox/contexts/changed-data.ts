import type { ExecutedWrite, WriteActivity } from "./executed-write.ts";
import { maskEmail, maskPhone } from "#kit/text/mask-contact.ts";

const when = (isChanged: boolean, activity: WriteActivity): readonly WriteActivity[] => (isChanged ? [activity] : []);

const maskedEmail = (email: string | undefined): string | undefined =>
  email === undefined ? undefined : maskEmail(email);

/** Activities of the second factor. */
export function factorActivities({ before, after }: ExecutedWrite): readonly WriteActivity[] {
  return when(before.hasFactor !== after.hasFactor, { kind: after.hasFactor ? "FACTOR_ON" : "FACTOR_OFF" });
}

/** Activities of the trusted devices. */
export function trustActivities({ before, after }: ExecutedWrite): readonly WriteActivity[] {
  const missingIn = (devices: typeof before.trustedDevices, others: typeof before.trustedDevices) =>
    devices.filter(({ id }) => !others.some((other) => other.id === id)).map(({ name: detail }) => ({ detail }));
  return [
    ...missingIn(after.trustedDevices, before.trustedDevices).map(
      (one) => ({ ...one, kind: "TRUSTED_DEVICE_ADDED" }) as const,
    ),
    ...missingIn(before.trustedDevices, after.trustedDevices).map(
      (one) => ({ ...one, kind: "TRUSTED_DEVICE_REMOVED" }) as const,
    ),
  ];
}

/** Activities of the devices with the app and of their keys. */
export function deviceActivities({ before, after }: ExecutedWrite): readonly WriteActivity[] {
  const removed = before.mobileDevices
    .filter(({ deviceId }) => !after.mobileDevices.some((device) => device.deviceId === deviceId))
    .map(({ deviceName }): WriteActivity => ({ kind: "APP_DEVICE_REMOVED", detail: deviceName }));
  const present = after.mobileDevices.flatMap((device) => {
    const former = before.mobileDevices.find(({ deviceId }) => deviceId === device.deviceId);
    const detail = device.deviceName;
    const isAdded = (flag: "rememberMe" | "biometric") => device[flag] && former?.[flag] !== true;
    const isRemoved = (flag: "rememberMe" | "biometric") => !device[flag] && former?.[flag] === true;
    return [
      ...when(former === undefined, { kind: "APP_DEVICE_ADDED", detail }),
      ...when(former !== undefined && former.deviceName !== detail, { kind: "APP_DEVICE_CHANGED", detail }),
      ...when(isAdded("rememberMe") || isAdded("biometric"), { kind: "DEVICE_KEY_ADDED", detail }),
      ...when(isRemoved("rememberMe") || isRemoved("biometric"), { kind: "DEVICE_KEY_REMOVED", detail }),
    ];
  });
  return [...removed, ...present];
}

/** Activities of e-invoices. */
export function eInvoiceActivities({ before, after }: ExecutedWrite): readonly WriteActivity[] {
  const detail = maskedEmail(after.invoiceEmail ?? after.email);
  return when(before.hasEInvoices !== after.hasEInvoices, {
    kind: after.hasEInvoices ? "E_INVOICE_ON" : "E_INVOICE_OFF",
    detail: after.hasEInvoices ? detail : undefined,
  });
}

/** Activities of contact data: one for each changed kind, or that other contact data have changed. */
export function contactActivities({ answer, before, after }: ExecutedWrite): readonly WriteActivity[] {
  if (answer["success"] !== true) return [];
  const newPhone = after.phones.find((phone) => !before.phones.includes(phone));
  const phonesChanged = newPhone !== undefined || after.phones.length !== before.phones.length;
  const changes: readonly WriteActivity[] = [
    ...when(before.email !== after.email, { kind: "EMAIL_CHANGED", detail: maskedEmail(after.email) }),
    ...when(phonesChanged, {
      kind: "PHONE_CHANGED",
      detail: newPhone === undefined ? undefined : maskPhone(newPhone),
    }),
    ...when(before.invoiceEmail !== after.invoiceEmail, {
      kind: "E_INVOICE_ADDRESS_CHANGED",
      detail: maskedEmail(after.invoiceEmail),
    }),
  ];
  return changes.length === 0 ? [{ kind: "CONTACT_CHANGED" }] : changes;
}
