import { inTransaction } from "../database/open.ts";
import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import type { World } from "../world/world.ts";
import type { Call, Operation } from "./operation.ts";
import { nameOf, valueError, withValues, type WantedValue } from "./router-values.ts";
import {
  ownerOf,
  routersOf,
  setFrequencies,
  setOnline,
  setPending,
  type FrequencyRow,
  type RouterRow,
} from "./router.repository.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

/** How long a router takes for a change. */
export const ROUTER_WORKS_MS = 12_000;
/** A router that is away for so long does not get what was meant for it. */
export const GIVEN_UP_AFTER_MS = 60_000;

type Handler = (call: Call, session: ServerSession) => JsonRecord;

/** Ends what is due: done by a router that is there, given up for one that is not. */
function settleRouters(world: World, account: string): void {
  const now = world.now();
  inTransaction(world.db, () => {
    for (const { serviceKey, pending, settlesAt, isOnline, offlineAt } of routersOf(world.db, account)) {
      if (pending === undefined || settlesAt === undefined) continue;
      const isDone = isOnline && settlesAt <= now;
      const isGivenUp = !isOnline && offlineAt !== undefined && offlineAt + GIVEN_UP_AFTER_MS <= now;
      if (isDone) setFrequencies(world.db, serviceKey, pending);
      if (isDone || isGivenUp) setPending(world.db, serviceKey, undefined, undefined);
    }
  });
}

/**
 * Has a router go away, or come back: then it begins anew with what it was asked for. `false`: nobody who has been here
 * has one of that key.
 */
export function reachRouter(world: World, serviceKey: string, online: boolean): boolean {
  const account = ownerOf(world.db, serviceKey);
  if (account === undefined) return false;
  settleRouters(world, account);
  const found = routersOf(world.db, account).find((router) => router.serviceKey === serviceKey);
  if (found === undefined) return false;
  setOnline(world.db, serviceKey, online ? undefined : (found.offlineAt ?? world.now()));
  if (online && found.pending !== undefined)
    setPending(world.db, serviceKey, found.pending, world.now() + ROUTER_WORKS_MS);
  return true;
}

/** Only for who may have it (NAV-18), and with what is due ended. */
const guarded =
  (handle: Handler): Handler =>
  (call, session) => {
    if (!rolesOf(call.world.db, session.account).wifi) return { roleError: true };
    settleRouters(call.world, session.account);
    return handle(call, session);
  };

function told({ frequencyType, enabled, params }: FrequencyRow): JsonRecord {
  return { enabled, frequencyType, params: params.map(({ data, value }) => ({ ...data, value })) };
}

const getWifiParams = guarded(({ world, request }, { account }) => {
  const router = routersOf(world.db, account).find(({ serviceKey }) => serviceKey === request.text("serviceKey"));
  if (router === undefined) return { errorCode: "UNKNOWN_DEVICE" };
  const { pending, isOnline, frequencies, connected, showsStatus, showsConnected } = router;
  const isOn = (type: string): boolean => frequencies.some((one) => one.frequencyType === type && one.enabled);
  return {
    pendingOperation: pending !== undefined,
    showStatus: showsStatus,
    status: isOnline ? "ONLINE" : "OFFLINE",
    showConnectedDevices: showsConnected,
    frequencies: frequencies.map(told),
    connectedDevices:
      showsConnected && isOnline && pending === undefined
        ? connected.filter(({ frequencyType }) => typeof frequencyType === "string" && isOn(frequencyType))
        : [],
    readAt: wallAt(world.now()),
  };
});

/** One change of one router, unless something stands against it. */
const change = (wanted: (router: RouterRow, call: Call) => readonly FrequencyRow[] | JsonRecord): Handler =>
  guarded((call, { account }) => {
    const { world, request } = call;
    const router = routersOf(world.db, account).find(({ serviceKey }) => serviceKey === request.text("serviceKey"));
    if (router === undefined) return { errorCode: "UNKNOWN_DEVICE" };
    if (router.pending !== undefined) return { errorCode: "PENDING_OPERATION" };
    if (!router.isOnline) return { errorCode: "DEVICE_OFFLINE" };
    const next = wanted(router, call);
    if (!isList(next)) return next;
    setPending(world.db, router.serviceKey, next, world.now() + ROUTER_WORKS_MS);
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
  const wanted: readonly WantedValue[] = request.parts("frequencies").flatMap((part) =>
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
        const error = valueError(parameter, value, frequency === undefined ? "" : nameOf(frequency, wanted));
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
    handle: guarded(({ world }, { account }) => ({
      devices: routersOf(world.db, account).map(({ city, deviceType, serviceKey }) => ({
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
