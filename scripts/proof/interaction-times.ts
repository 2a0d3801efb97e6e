import { browserPart } from "./browser-part.ts";

export const interactionTimes = browserPart({
  name: "interaction-times",
  what: "presses on the controls of all screens at 390 px, on the simulated phone of the benchmark",
  bar: "the median of three presses is answered by a frame within 100 ms",
  spec: "interaction-times.spec.ts",
  inputs: ["scripts/cpu-slowdown.ts"],
  limitMinutes: 30,
  isLong: true,
});
