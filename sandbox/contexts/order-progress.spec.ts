import { expect, test } from "vitest";
import { orderProgressAnswer } from "./order-progress.ts";

const ACCEPTED = 1;
/** A Friday. */
const ORDERED_ON = "2026-11-27";
const answerOf = (data: Parameters<typeof orderProgressAnswer>[1], today = ORDERED_ON) =>
  orderProgressAnswer(ACCEPTED, { closeDate: ORDERED_ON, ...data }, today);
const textOf = ({ orderNextStep }: ReturnType<typeof answerOf>): string =>
  typeof orderNextStep === "string" ? orderNextStep : "";

test("[ORDER-04] names the step and the day of an assembly, a courier, an activation and an extension", () => {
  const assembly = answerOf({ products: [{ category: "internet" }] });
  expect(assembly).toMatchObject({ orderState: "RECEIVED", orderDay: "2026-12-04" });
  expect(textOf(assembly)).toMatch(/technik/u);
  const courier = answerOf({ products: [{ category: "internet" }], fulfilment: "COURIER" });
  expect(courier).toMatchObject({ orderState: "RECEIVED", orderDay: "2026-12-02" });
  const card = answerOf({ products: [{ category: "mobile_phone" }] }, "2026-11-28");
  expect(card).toMatchObject({ orderState: "SCHEDULED", orderDay: "2026-12-02" });
  const activation = answerOf({ products: [{ category: "additional" }] });
  expect(activation).toMatchObject({ orderState: "RECEIVED", orderDay: "2026-11-30" });
  const agreed = answerOf({ products: [{ category: "internet" }], assemblyDay: "2026-12-03" });
  expect(agreed).toMatchObject({ orderState: "SCHEDULED", orderDay: "2026-12-03" });
  expect(textOf(agreed)).not.toMatch(/umówić/u);
  const extension = answerOf({ kind: "EXTENSION", products: [{ category: "internet" }] });
  expect(extension).toMatchObject({ orderState: "COMPLETED", orderDay: ORDERED_ON });
  for (const answer of [courier, card, activation, extension]) expect(textOf(answer)).not.toMatch(/zadzwoni technik/u);
});

test("(part of ORDER-05) has no day after the visit was cancelled", () => {
  const answer = answerOf({ products: [{ category: "internet" }], isVisitCancelled: true }, "2026-12-20");
  expect(answer).toMatchObject({ orderState: "RECEIVED" });
  expect(answer["orderDay"]).toBeUndefined();
});
