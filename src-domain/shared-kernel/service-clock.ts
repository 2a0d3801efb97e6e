import { Subject, type SchedulerLike } from "rxjs";
import type { ClockPort, Instant } from "./clock.port.ts";

/** Largest difference between the two clocks at which the device's clock is right, ms. */
const TOLERANCE_MS = 120_000;

/** Longest exchange whose response is used, ms. The response may have been written at any moment of the exchange. */
const MAX_EXCHANGE_MS = 10_000;

/** Exchange with the service: when it began and ended by the device's clock, and the time that the response names. */
export interface TimedExchange {
  readonly sentAt: Instant;
  readonly receivedAt: Instant;
  /** NaN if the response names no readable time. */
  readonly serviceTime: Instant;
}

/**
 * Returns what to add to the device's clock, ms, after an exchange; `current` is what was added until then. A clock
 * that is right within the tolerance is not corrected, and a correction stays while it is right within the tolerance:
 * the time does not move back and forth with every response.
 */
export function correctionAfter(current: number, { sentAt, receivedAt, serviceTime }: TimedExchange): number {
  const duration = receivedAt - sentAt;
  const difference = serviceTime - sentAt - duration / 2;
  // False without a readable time.
  const isOff = Math.abs(difference - current) > TOLERANCE_MS;
  // A clock that was set during the exchange makes it negative or long.
  if (!isOff || duration < 0 || duration > MAX_EXCHANGE_MS) return current;
  return Math.abs(difference) <= TOLERANCE_MS ? 0 : difference;
}

/**
 * Clock for days, deadlines and visits that customers read: the time of the service, also on a device whose clock is
 * wrong (CALL-21). Until the first response it is the device's clock. What the portal stores and compares itself, such
 * as the end of the session, stays with the device's clock.
 */
export class ServiceClock implements ClockPort {
  /** Emits when the correction has changed. */
  readonly corrections = new Subject<void>();
  readonly scheduler: SchedulerLike;
  readonly #device: ClockPort;
  #correction = 0;

  constructor(device: ClockPort) {
    this.#device = device;
    this.scheduler = device.scheduler;
  }

  now(): Instant {
    return this.#device.now() + this.#correction;
  }

  elapsed(): number {
    return this.#device.elapsed();
  }

  /** Takes the time of a response into account. */
  follow(exchange: TimedExchange): void {
    const before = this.#correction;
    this.#correction = correctionAfter(before, exchange);
    if (this.#correction !== before) this.corrections.next();
  }
}
