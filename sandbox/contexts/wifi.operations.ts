import { inTransaction } from "../database/open-database.ts";
import type { JsonRecord } from "#kit/json.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { networkNameOf, valueError, withValues, type RequestedValue } from "./wifi-parameters.ts";
import {
  findRouterOwner,
  findRouters,
  setFrequencies,
  setOnline,
  setPending,
  type FrequencyRow,
  type RouterRow,
} from "./router.repository.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

/** Time that a router takes for a change, ms. */
export const ROUTER_UPDATE_MS = 12_000;
/** Time after which the pending change of an offline router is cancelled, ms. */
export const CANCEL_AFTER_MS = 60_000;

type Handler = (call: OperationCall, session: ServerSession) => JsonRecord;

/** Applies due changes of online routers and cancels those of routers that are offline too long. */
function settleRouters(tenant: Tenant, account: string): void {
  const now = tenant.now();
  inTransaction(tenant.db, () => {
    for (const { serviceKey, pending, settlesAt, isOnline, offlineAt } of findRouters(tenant.db, account)) {
      if (pending === undefined || settlesAt === undefined) continue;
      const isDone = isOnline && settlesAt <= now;
      const isCancelled = !isOnline && offlineAt !== undefined && offlineAt + CANCEL_AFTER_MS <= now;
      if (isDone) setFrequencies(tenant.db, serviceKey, pending);
      if (isDone || isCancelled) setPending(tenant.db, serviceKey, undefined, undefined);
    }
  });
}

/**
 * Takes a router offline or online; online again, it restarts its pending change. Returns false if no seeded account
 * has it.
 */
export function setRouterReachable(tenant: Tenant, serviceKey: string, online: boolean): boolean {
  const account = findRouterOwner(tenant.db, serviceKey);
  if (account === undefined) return false;
  settleRouters(tenant, account);
  const found = findRouters(tenant.db, account).find((router) => router.serviceKey === serviceKey);
  if (found === undefined) return false;
  setOnline(tenant.db, serviceKey, online ? undefined : (found.offlineAt ?? tenant.now()));
  if (online && found.pending !== undefined)
    setPending(tenant.db, serviceKey, found.pending, tenant.now() + ROUTER_UPDATE_MS);
  return true;
}

/** Rejects users without access to Wi-Fi (NAV-18), and settles due changes before the call. */
const requireWifiAccess =
  (handle: Handler): Handler =>
  (call, session) => {
    if (!rolesOf(call.tenant.db, session.account).wifi) return { roleError: true };
    settleRouters(call.tenant, session.account);
    return handle(call, session);
  };

function frequencyAnswer({ frequencyType, enabled, params }: FrequencyRow): JsonRecord {
  return { enabled, frequencyType, params: params.map(({ data, value }) => ({ ...data, value })) };
}

const getWifiParams = requireWifiAccess(({ tenant, request }, { account }) => {
  const router = findRouters(tenant.db, account).find(({ serviceKey }) => serviceKey === request.text("serviceKey"));
  if (router === undefined) return { errorCode: "UNKNOWN_DEVICE" };
  const { pending, isOnline, frequencies, connected, showsStatus, showsConnected } = router;
  const isOn = (type: string): boolean => frequencies.some((one) => one.frequencyType === type && one.enabled);
  return {
    pendingOperation: pending !== undefined,
    showStatus: showsStatus,
    status: isOnline ? "ONLINE" : "OFFLINE",
    showConnectedDevices: showsConnected,
    frequencies: frequencies.map(frequencyAnswer),
    connectedDevices:
      showsConnected && isOnline && pending === undefined
        ? connected.filter(({ frequencyType }) => typeof frequencyType === "string" && isOn(frequencyType))
        : [],
    readAt: wallAt(tenant.now()),
  };
});

/** Changes one router after checking for errors and pending changes. */
const change = (wanted: (router: RouterRow, call: OperationCall) => readonly FrequencyRow[] | JsonRecord): Handler =>
  requireWifiAccess((call, { account }) => {
    const { tenant, request } = call;
    const router = findRouters(tenant.db, account).find(({ serviceKey }) => serviceKey === request.text("serviceKey"));
    if (router === undefined) return { errorCode: "UNKNOWN_DEVICE" };
    if (router.pending !== undefined) return { errorCode: "PENDING_OPERATION" };
    if (!router.isOnline) return { errorCode: "DEVICE_OFFLINE" };
    const next = wanted(router, call);
    if (!isList(next)) return next;
    setPending(tenant.db, router.serviceKey, next, tenant.now() + ROUTER_UPDATE_MS);
    return { pendingOperation: true };
  });

function isList(next: readonly FrequencyRow[] | JsonRecord): next is readonly FrequencyRow[] {
  return Array.isArray(next);
}

const switchFrequency = change(({ frequencies }, { request }) => {
  const wanted = request.text("frequencyType");
  if (!frequencies.some(({ frequencyType }) => frequencyType === wanted)) return { errorCode: "WRONG_PARAMETERS" };
  return frequencies.map((one) =>
    one.frequencyType === wanted ? { ...one, enabled: request.text("enabled") === "true" } : one,
  );
});

const setParams = change(({ frequencies }, { request }) => {
  const wanted: readonly RequestedValue[] = request.parts("frequencies").flatMap((part) =>
    part.parts("params").map((param) => ({
      frequencyType: part.text("frequencyType"),
      provName: param.text("provName"),
      value: param.text("value"),
    })),
  );
  const errors = [...new Set(wanted.map(({ frequencyType }) => frequencyType))].flatMap((frequencyType) => {
    const frequency = frequencies.find((one) => one.frequencyType === frequencyType);
    const params = wanted
      .filter((one) => one.frequencyType === frequencyType)
      .flatMap(({ provName, value }) => {
        const parameter = frequency?.params.find((one) => one.provName === provName);
        const error = valueError(parameter, value, frequency === undefined ? "" : networkNameOf(frequency, wanted));
        return error === undefined ? [] : [{ provName, name: parameter?.name ?? provName, error }];
      });
    return params.length === 0 ? [] : [{ frequencyType, params }];
  });
  return wanted.length === 0 || errors.length > 0
    ? { errorCode: "WRONG_PARAMETERS", errors }
    : withValues(frequencies, wanted);
});

export const WIFI_OPERATIONS: Readonly<Record<string, Operation>> = {
  getWifiHardware: {
    session: "required",
    effect: "none",
    handle: requireWifiAccess(({ tenant }, { account }) => ({
      devices: findRouters(tenant.db, account).map(({ city, deviceType, serviceKey }) => ({
        city,
        deviceType,
        serviceKey,
      })),
    })),
  },
  getWifiParams: { session: "required", effect: "none", handle: getWifiParams },
  switchWifiFrequency: { session: "required", effect: "by-intent", handle: switchFrequency },
  setWifiParams: { session: "required", effect: "by-intent", handle: setParams },
  setDefaultWifiParams: {
    session: "required",
    effect: "by-intent",
    handle: change(({ defaults }) => defaults),
  },
};
