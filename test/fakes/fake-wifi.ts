import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  validateParameter,
  wifiRefusal,
  type WifiParameterChange,
  type WifiDevice,
  type WifiFrequency,
  type WifiOrder,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
} from "#domain/wifi/index.ts";
import { Script } from "./script.ts";

type Method = "loadDevices" | "loadParameters" | "switchFrequency" | "setParameters" | "setDefaults";
type TakenUp = Result<"taken-up", WifiRefusal | TransportFailure>;

export interface FakeWifi extends WifiPort {
  readonly script: Script<Method>;
  /** Sent changes, in order. */
  readonly sent: readonly { readonly method: Method; readonly order: WifiOrder }[];
  /** Lets online routers finish their pending operations. */
  settle(): void;
  /** Takes a router offline or online. */
  reach(serviceKey: string, online: boolean): void;
  /** Cancels the pending changes of offline routers. */
  giveUp(): void;
  /** Starts an operation of another user on the router. */
  workForAnother(serviceKey: string): void;
  known(serviceKey: string): WifiParameters;
}

export interface FakeRouter {
  readonly device: WifiDevice;
  readonly known: WifiParameters;
  readonly defaults?: readonly WifiFrequency[];
}

/** Routers in memory, starting with `routers`. */
export function fakeWifi(routers: readonly FakeRouter[]): FakeWifi {
  const script: FakeWifi["script"] = new Script();
  const sent: { method: Method; order: WifiOrder }[] = [];
  const states = new Map(routers.map(({ device, known }) => [device.serviceKey, known]));
  const pending = new Map<string, readonly WifiFrequency[]>();
  const answers = new Map<string, { readonly content: string; readonly answer: TakenUp }>();

  function known(serviceKey: string): WifiParameters {
    const found = states.get(serviceKey);
    if (found === undefined) throw new Error(`unknown router ${serviceKey}`);
    return found;
  }
  function seen(serviceKey: string): WifiParameters {
    const state = known(serviceKey);
    const isPending = state.pendingOperation || pending.has(serviceKey);
    return {
      ...state,
      pendingOperation: isPending,
      connectedDevices: isPending || state.status === "offline" ? [] : state.connectedDevices,
    };
  }

  /** Applies a write once per idempotency key; `next` returns the new frequencies or the refusal. */
  function write<Order extends WifiOrder>(
    method: Method,
    order: Order,
    next: (state: WifiParameters) => readonly WifiFrequency[] | WifiRefusal,
  ): Promise<TakenUp> {
    sent.push({ method, order });
    return script.answer(method, (): TakenUp => {
      const { idempotencyKey, ...rest } = order;
      const content = JSON.stringify([method, rest]);
      const former = answers.get(idempotencyKey);
      if (former !== undefined) return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
      const answer = perform(order.serviceKey, next);
      answers.set(idempotencyKey, { content, answer });
      return answer;
    });
  }
  function perform(
    serviceKey: string,
    next: (state: WifiParameters) => readonly WifiFrequency[] | WifiRefusal,
  ): TakenUp {
    const state = states.get(serviceKey);
    if (state === undefined) return fail(wifiRefusal("unknown-device"));
    if (state.pendingOperation || pending.has(serviceKey)) return fail(wifiRefusal("pending-operation"));
    if (state.status === "offline") return fail(wifiRefusal("device-offline"));
    const becomes = next(state);
    if ("kind" in becomes) return fail(becomes);
    pending.set(serviceKey, becomes);
    return succeed("taken-up");
  }

  return {
    script,
    sent,
    known,
    settle() {
      for (const [serviceKey, frequencies] of pending) {
        const state = known(serviceKey);
        if (state.status === "offline") continue;
        states.set(serviceKey, { ...state, frequencies });
        pending.delete(serviceKey);
      }
      for (const [serviceKey, state] of states) states.set(serviceKey, { ...state, pendingOperation: false });
    },
    reach: (serviceKey, online) =>
      void states.set(serviceKey, { ...known(serviceKey), status: online ? "online" : "offline" }),
    giveUp: () => pending.clear(),
    workForAnother: (serviceKey) => void states.set(serviceKey, { ...known(serviceKey), pendingOperation: true }),
    loadDevices: () => script.answer("loadDevices", () => succeed(routers.map(({ device }) => device))),
    loadParameters: (serviceKey) =>
      script.answer("loadParameters", () =>
        states.has(serviceKey)
          ? succeed(seen(serviceKey))
          : fail({ kind: "refused", message: "unknown-device" } as const),
      ),
    switchFrequency: (order) =>
      write("switchFrequency", order, ({ frequencies }) =>
        frequencies.map((one) =>
          one.frequencyType === order.frequencyType ? { ...one, enabled: order.enabled } : one,
        ),
      ),
    setParameters: (order) =>
      write(
        "setParameters",
        order,
        ({ frequencies }) => wrongOf(frequencies, order.changes) ?? withChanges(frequencies, order.changes),
      ),
    setDefaults: (order) =>
      write(
        "setDefaults",
        order,
        ({ frequencies }) =>
          routers.find(({ device }) => device.serviceKey === order.serviceKey)?.defaults ?? frequencies,
      ),
  };
}

/**
 * Returns the violations of the general rules, and of a rule of the provider: a password must not contain the network
 * name.
 */
function wrongOf(
  frequencies: readonly WifiFrequency[],
  changes: readonly WifiParameterChange[],
): WifiRefusal | undefined {
  const found = frequencies.flatMap(({ frequencyType, parameters }) => {
    const own = changes.filter((change) => change.frequencyType === frequencyType);
    const errors = own.flatMap(({ provName, value }) => {
      const parameter = parameters.find((one) => one.provName === provName);
      const ssid = parameters.find(({ type }) => type === "SSID");
      const name = own.find((change) => change.provName === ssid?.provName)?.value ?? ssid?.value ?? "";
      const isWrong =
        parameter === undefined ||
        validateParameter(parameter, value) !== undefined ||
        (parameter.type === "PASSWORD" && value.includes(name));
      return isWrong ? [{ provName, name: parameter?.name ?? provName, error: "Tego router nie przyjmie." }] : [];
    });
    return errors.length === 0 ? [] : [{ frequencyType, errors }];
  });
  return found.length === 0 ? undefined : wifiRefusal("wrong-parameters", found);
}

function withChanges(
  frequencies: readonly WifiFrequency[],
  changes: readonly WifiParameterChange[],
): readonly WifiFrequency[] {
  return frequencies.map((frequency) => ({
    ...frequency,
    parameters: frequency.parameters.map((parameter) => {
      const change = changes.find(
        (one) => one.frequencyType === frequency.frequencyType && one.provName === parameter.provName,
      );
      return change === undefined ? parameter : { ...parameter, value: change.value };
    }),
  }));
}
