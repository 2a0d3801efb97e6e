import { expect, it, vi } from "vitest";
import { CreatedOnce } from "./created-once.ts";

it("creates the value at the first call and returns it to every later one", () => {
  const once = new CreatedOnce<object | undefined>();
  const create = vi.fn(() => undefined);
  expect([once.get(create), once.get(create)]).toEqual([undefined, undefined]);
  expect(create).toHaveBeenCalledOnce();
});

it("creates the value at the next call when the first call has thrown", () => {
  const once = new CreatedOnce<string>();
  const fail = () => {
    throw new Error("no random numbers");
  };
  expect(() => once.get(fail)).toThrow("no random numbers");
  expect(once.get(() => "created")).toBe("created");
});

it("creates another value when the former one was forgotten", () => {
  const once = new CreatedOnce<string>();
  once.get(() => "first");
  once.forget();
  expect(once.get(() => "second")).toBe("second");
});
