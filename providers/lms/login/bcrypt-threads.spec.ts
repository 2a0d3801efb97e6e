import { hash } from "bcryptjs";
import { afterEach, expect, it } from "vitest";
import { TryAgainLater } from "../try-again-later.ts";
import { BcryptThreads } from "./bcrypt-threads.ts";

/** Fewest rounds that bcrypt has, so that the comparisons are short. */
const ROUNDS = 4;
let threads = new BcryptThreads();

afterEach(() => threads.close());

it("[LMS-46] compares PINs with their hashes, several at a time", async () => {
  threads = new BcryptThreads({ most: 2 });
  const stored = await hash("483921", ROUNDS);
  const typed = ["483921", "483922", "", "483921", "zażółć"];
  const found = await Promise.all(typed.map((pin) => threads.compare(pin, stored)));
  expect(found).toEqual([true, false, false, true, false]);
});

it("(part of LMS-46) answers other calls while PINs are compared", async () => {
  threads = new BcryptThreads({ most: 1 });
  const stored = await hash("483921", ROUNDS);
  // Takes a minute; it is ended before.
  const slow = stored.replace("$04$", "$20$");
  await threads.compare("483921", stored);
  let hasEnded = false;
  const comparison = threads.compare("483921", slow).then(() => (hasEnded = true));
  await new Promise((resolve) => void setTimeout(resolve, 1));
  expect(hasEnded).toBe(false);
  await threads.close();
  await expect(comparison).rejects.toThrow("ended");
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
