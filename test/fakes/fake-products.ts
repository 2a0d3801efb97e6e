import {
  fail,
  grosze,
  plusDays,
  type Result,
  succeed,
  type TransportFailure,
  type WarsawDate,
  warsawDateAt,
} from "#domain/shared-kernel/index.ts";
import type { BookedVisit, VisitSlot } from "#domain/products/appointment.ts";
import type { TvChannel } from "#domain/products/channels.ts";
import type { MobileState } from "#domain/products/mobile.ts";
import type { ServiceMove } from "#domain/products/service-move.ts";
import { premiumThresholds, type PremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { ProductsPort, ProductWriteRequest } from "#domain/products/products.port.ts";
import type { ServiceRefusal } from "#domain/products/product.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

const HOUR = 3_600_000;

/** Seed of the fake; `moved`, `visited` and `mobiles` name the products with a move, visits or a mobile number. */
export interface FakeProductsSeed {
  readonly products: readonly string[];
  readonly guides: Readonly<Record<string, readonly TvChannel[]>>;
  readonly moved: readonly string[];
  readonly visited: readonly string[];
  readonly mobiles: Readonly<Record<string, MobileState>>;
}

export interface FakeProducts extends ProductsPort {
  readonly script: Script<keyof ProductsPort>;
  /** Sent writes, in order. */
  readonly sent: readonly ProductWriteRequest[];
  /** Reserves this slot, or this day of a move, for another customer. */
  take(slotOrDay: string): void;
  /** Makes it too late to change or cancel any booked visit. */
  closeChanges(): void;
}

const slotAt = (days: number, hour: number): VisitSlot => {
  const from = START + days * 24 * HOUR + hour * HOUR;
  return { slotId: `S-${days}-${hour}`, from, to: from + 4 * HOUR };
};

const UNCHOSEN: PremiumNumbers = {
  limit: grosze(3_500),
  used: grosze(0),
  blocksCalls: false,
  blocksMessages: false,
  isDefault: true,
};
const NEW_ADDRESS = "ul. Długa 7 m. 2, 80-827 Gdańsk";
const VISIT_COSTS = "Wizyta na życzenie: 19,90 zł.";

/** Products of a customer in memory. */
export function fakeProducts({ products, guides, moved, visited, mobiles }: FakeProductsSeed): FakeProducts {
  const script: FakeProducts["script"] = new Script();
  const sent: ProductWriteRequest[] = [];
  const today = warsawDateAt(START);
  const planned = new Map<string, WarsawDate>(moved.map((productId) => [productId, plusDays(today, 22)]));
  const visits = new Map<string, BookedVisit>();
  let isTooLate = false;
  const taken = new Set<string>();
  const daysLeft = (): readonly WarsawDate[] =>
    [6, 7, 11].map((ahead) => plusDays(today, ahead)).filter((day) => !taken.has(day));
  const moveOf = (productId: string): ServiceMove => {
    const plannedFor = planned.get(productId);
    return plannedFor === undefined
      ? { plannedFor, newAddress: undefined, days: [] }
      : { plannedFor, newAddress: NEW_ADDRESS, days: daysLeft() };
  };
  const numbers = new Map(Object.entries(mobiles));
  const premium = new Map<string, PremiumNumbers>();
  const refuse = <Code extends string>(code: Code): Result<never, ServiceRefusal<Code>> =>
    fail({ kind: "service-refused", code });
  const unreadable: Result<never, TransportFailure> = fail({ kind: "refused", message: "unknown-product" });
  const free = (): readonly VisitSlot[] => {
    const gone = new Set([...taken, ...[...visits.values()].map(({ slotId }) => slotId)]);
    return [slotAt(3, 0), slotAt(3, 4), slotAt(4, 0)].filter(({ slotId }) => !gone.has(slotId));
  };

  /** Applies a write once per idempotency key, repeats its result, and rejects other content with that key. */
  function once<Order extends ProductWriteRequest, Value, Code extends string>(
    method: keyof ProductsPort,
    make: (order: Order) => Result<Value, ServiceRefusal<Code>>,
  ): (order: Order) => Promise<Result<Value, ServiceRefusal<Code> | TransportFailure>> {
    const answers = new Map<
      string,
      { readonly content: string; readonly answer: Result<Value, ServiceRefusal<Code>> }
    >();
    return (order) => {
      sent.push(order);
      return script.answer(method, (): Result<Value, ServiceRefusal<Code> | TransportFailure> => {
        const content = JSON.stringify(order);
        const former = answers.get(order.idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer: Result<Value, ServiceRefusal<Code>> = products.includes(order.productId)
          ? make(order)
          : fail({ kind: "service-refused", code: "unknown" });
        answers.set(order.idempotencyKey, { content, answer });
        return answer;
      });
    };
  }

  return {
    script,
    sent,
    take: (slotOrDay) => void taken.add(slotOrDay),
    closeChanges() {
      isTooLate = true;
    },
    rename: once("rename", (order) =>
      order.name.length > 40
        ? refuse("wrong-name")
        : succeed({ customName: order.name === "" ? undefined : order.name }),
    ),
    channels: (guide) =>
      script.answer("channels", () => {
        const channels = guides[guide];
        return channels === undefined
          ? fail<TransportFailure>({ kind: "refused", message: "UNKNOWN_GUIDE" })
          : succeed(channels);
      }),
    move: (productId) =>
      script.answer("move", () => (products.includes(productId) ? succeed(moveOf(productId)) : unreadable)),
    changeMove: once("changeMove", (order) => {
      if (!planned.has(order.productId)) return refuse("no-move");
      if (!daysLeft().includes(order.day)) return refuse("day-taken");
      planned.set(order.productId, order.day);
      return succeed(moveOf(order.productId));
    }),
    appointments: (productId) =>
      script.answer("appointments", () =>
        visited.includes(productId)
          ? succeed({ booked: visits.get(productId), slots: free(), costs: VISIT_COSTS })
          : unreadable,
      ),
    book: once("book", (order) => {
      if (!visited.includes(order.productId)) return refuse("not-possible");
      const slot = free().find(({ slotId }) => slotId === order.slotId);
      if (slot === undefined) return refuse("slot-taken");
      if (isTooLate && visits.has(order.productId)) return refuse("too-late");
      const booked = { ...slot, address: undefined, changeableUntil: slot.from - 14 * HOUR };
      visits.set(order.productId, booked);
      return succeed(booked);
    }),
    cancelVisit: once("cancelVisit", ({ productId, slotId }) => {
      const booked = visits.get(productId);
      if (booked?.slotId !== slotId) return refuse("no-visit");
      if (isTooLate) return refuse("too-late");
      visits.delete(productId);
      return succeed({ slotId, from: booked.from, to: booked.to });
    }),
    mobile: (productId) =>
      script.answer("mobile", () => {
        const state = numbers.get(productId);
        return state === undefined ? unreadable : succeed(state);
      }),
    setParameter: once("setParameter", (order) => {
      const state = numbers.get(order.productId);
      const parameter = state?.parameters.find((one) => one.parameter === order.parameter);
      if (state === undefined || parameter === undefined) return refuse("unknown");
      if (!parameter.editable) return refuse("not-possible");
      const set = {
        ...state,
        parameters: state.parameters.map((one) => (one === parameter ? { ...one, value: order.value } : one)),
      };
      numbers.set(order.productId, set);
      return succeed(set);
    }),
    premiumNumbers: (productId) =>
      script.answer("premiumNumbers", () =>
        products.includes(productId) ? succeed(premium.get(productId) ?? UNCHOSEN) : unreadable,
      ),
    setPremiumNumbers: once("setPremiumNumbers", ({ productId, settings }) => {
      const current = premium.get(productId) ?? UNCHOSEN;
      if (!premiumThresholds(UNCHOSEN.limit).includes(settings.limit)) return refuse("wrong-limit");
      const set = { ...current, ...settings, isDefault: false };
      premium.set(productId, set);
      return succeed(set);
    }),
    requestContact: once("requestContact", (order) =>
      /^\d{9}$/.test(order.phone) ? succeed({ callBefore: START + 24 * HOUR }) : refuse("wrong-phone"),
    ),
  };
}
