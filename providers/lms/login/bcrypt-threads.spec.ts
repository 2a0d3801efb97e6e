import { compareSync, hash } from "bcryptjs";
import { afterEach, expect, it } from "vitest";
import { TryAgainLater } from "../try-again-later.ts";
import { BcryptThreads } from "./bcrypt-threads.ts";

/** Fewest rounds that bcrypt has, so that the comparisons are short. */
const ROUNDS = 4;
/** Rounds of a comparison that takes much longer than a message to a thread. */
const LONG_ROUNDS = 11;
let threads = new BcryptThreads();

afterEach(() => threads.close());

/** Returns the processor time of this thread since `before`, µs: other processes do not change it. */
function processorTime(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

it("[LMS-46] compares PINs with their hashes, several at a time", async () => {
  threads = new BcryptThreads({ most: 2 });
  const stored = await hash("483921", ROUNDS);
  const typed = ["483921", "483922", "", "483921", "zażółć"];
  const found = await Promise.all(typed.map((pin) => threads.compare(pin, stored)));
  expect(found).toEqual([true, false, false, true, false]);
});

it("(part of LMS-46) answers other calls while PINs are compared", async () => {
  threads = new BcryptThreads({ most: 1 });
  const stored = await hash("483921", LONG_ROUNDS);
  await threads.compare("483921", stored);
  const before = process.threadCpuUsage();
  await threads.compare("483921", stored);
  const used = processorTime(before);
  const beforeOwn = process.threadCpuUsage();
  compareSync("483921", stored);
  // The thread of the calls has done no comparison, neither at once nor in parts.
  expect(used).toBeLessThan(processorTime(beforeOwn) / 2);
});

it("(part of LMS-46) rejects the comparison that is under way when the threads are closed", async () => {
  threads = new BcryptThreads({ most: 1 });
  const stored = await hash("483921", ROUNDS);
  await threads.compare("483921", stored);
  // Takes a minute; it is ended before.
  const comparison = threads.compare("483921", stored.replace("$04$", "$20$"));
  await Promise.all([threads.close(), expect(comparison).rejects.toThrow("ended")]);
});

it("(part of LMS-46) refuses a comparison with a time when too many wait", async () => {
  threads = new BcryptThreads({ most: 1, maxWaiting: 2, now: () => 1_000 });
  const stored = await hash("483921", ROUNDS);
  const asked = [1, 2, 3, 4].map(() => threads.compare("483921", stored));
  const [, , , fourth] = asked;
  const refusal: unknown = await fourth?.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TryAgainLater);
  expect(refusal).toMatchObject({ at: 11_000 });
  expect(await Promise.all(asked.slice(0, 3))).toEqual([true, true, true]);
  expect(await threads.compare("483921", stored)).toBe(true);
});

it("(part of LMS-46) starts another thread after a comparison that has failed", async () => {
  threads = new BcryptThreads({ most: 1 });
  await expect(threads.compare("483921", "no hash".padEnd(60, "$"))).rejects.toThrow();
  expect(await threads.compare("483921", await hash("483921", ROUNDS))).toBe(true);
});
