import { describe, expect, it } from "vitest";
import { movableClock, START } from "#test/fakes/movable-clock.ts";
import { correctionAfter, ServiceClock } from "./service-clock.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 1_440 * MINUTE;

/** Exchange of `duration` ms whose response names a time `ahead` ms after the middle of the exchange. */
const exchange = (ahead: number, duration = 200) => ({
  sentAt: START,
  receivedAt: START + duration,
  serviceTime: START + duration / 2 + ahead,
});

describe("correction of the device's clock", () => {
  it.each([
    ["two minutes behind", 2 * MINUTE],
    ["right", 0],
    ["two minutes ahead", -2 * MINUTE],
  ])("(part of CALL-21) does not correct a clock that is %s", (_name, ahead) => {
    expect(correctionAfter(0, exchange(ahead))).toBe(0);
  });

  it.each([
    ["more than two minutes behind", 2 * MINUTE + 1],
    ["three days ahead", -3 * DAY],
  ])("(part of CALL-21) corrects a clock that is %s", (_name, ahead) => {
    expect(correctionAfter(0, exchange(ahead))).toBe(ahead);
  });

  it("(part of CALL-21) keeps a correction that is right within two minutes", () => {
    expect(correctionAfter(3 * DAY, exchange(3 * DAY - 2 * MINUTE))).toBe(3 * DAY);
    expect(correctionAfter(121 * SECOND, exchange(119 * SECOND))).toBe(121 * SECOND);
  });

  it("(part of CALL-21) follows the latest response when the device's clock was set meanwhile", () => {
    expect(correctionAfter(3 * DAY, exchange(2 * DAY))).toBe(2 * DAY);
    expect(correctionAfter(3 * DAY, exchange(MINUTE))).toBe(0);
  });

  it.each([
    ["names no time", { ...exchange(DAY), serviceTime: Number.NaN }],
    ["took more than ten seconds", exchange(DAY, 10 * SECOND + 1)],
    ["ended before it began, because the clock was set back", exchange(DAY, -1)],
  ])("(part of CALL-21) ignores a response that %s", (_name, unusable) => {
    expect([correctionAfter(0, unusable), correctionAfter(2 * DAY, unusable)]).toEqual([0, 2 * DAY]);
  });

  it("(part of CALL-21) uses a response that took ten seconds", () => {
    expect(correctionAfter(0, exchange(DAY, 10 * SECOND))).toBe(DAY);
  });
});

describe("ServiceClock", () => {
  it("(part of CALL-21) reads the device's clock until a response names another time", async () => {
    const device = movableClock();
    const clock = new ServiceClock(device);
    expect(clock.now()).toBe(START);
    clock.follow(exchange(DAY));
    expect(clock.now()).toBe(START + DAY);
    await device.advance(5 * MINUTE);
    expect([clock.now(), device.now()]).toEqual([START + DAY + 5 * MINUTE, START + 5 * MINUTE]);
  });

  it("(part of CALL-21) reports a changed correction, and no response that changes nothing", () => {
    const clock = new ServiceClock(movableClock());
    const seen: number[] = [];
    clock.corrections.subscribe(() => seen.push(clock.now()));
    clock.follow(exchange(SECOND));
    clock.follow(exchange(DAY));
    clock.follow(exchange(DAY + SECOND));
    expect(seen).toEqual([START + DAY]);
  });
});
