import { expect, it } from "vitest";
import type { LmsDatabase } from "../database/lms-database.ts";
import { PaymentRunner } from "./payment-runner.ts";

/** Opens a runner over three due payments, whose questions go on until they are answered. */
function openRunner() {
  let looks = 0;
  const query = () => {
    looks += 1;
    return Promise.resolve(["p1", "p2", "p3"].map((id) => ({ payment_id: id })));
  };
  const database: LmsDatabase = {
    query,
    inTransaction: (work) => work({ query }),
    close: () => Promise.resolve(),
  };
  const asked: string[] = [];
  const failures: unknown[] = [];
  const failed = new AbortController();
  const question = new Promise<void>((_resolve, reject) => {
    failed.signal.addEventListener("abort", () => reject(new Error("silent")));
  });
  const runner = new PaymentRunner({
    database,
    settler: {
      ask: (paymentId) => {
        asked.push(paymentId);
        return question;
      },
    },
    now: () => 1_000_000,
    logFailure: (error) => void failures.push(error),
  });
  /** Lets the questions fail from now on, as those to a gateway that does not respond. */
  const fail = () => failed.abort();
  return { runner, asked, failures, fail, looks: () => looks };
}

/** Resolves when the promises that can go on have done so. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

it("(part of LMS-42) starts no look while another one goes on, and one after it", async () => {
  const { runner, asked, failures, fail, looks } = openRunner();
  const first = runner.look();
  await settled();
  const others = [runner.look(), runner.look()];
  await settled();
  expect([looks(), asked]).toEqual([1, ["p1"]]);
  fail();
  await Promise.all([first, ...others]);
  expect([looks(), asked, failures.length]).toEqual([1, ["p1", "p2", "p3"], 3]);
  await runner.look();
  expect(looks()).toBe(2);
});

it("(part of LMS-42) asks no further question when it is closed", async () => {
  const { runner, asked, fail, looks } = openRunner();
  const look = runner.look();
  await settled();
  const closed = runner.close();
  fail();
  await Promise.all([look, closed]);
  await runner.look();
  expect([looks(), asked]).toEqual([1, ["p1"]]);
});
