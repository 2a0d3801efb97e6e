import { expect, it } from "vitest";
import { statedSpeeds } from "./stated-speed.ts";

const speed = (name: string, download?: number, upload?: number) => ({ name, download, upload });

it("(part of SERV-11) lists the known speeds with a value in the order of the regulation", () => {
  const sent = [
    speed("ADVERTISED", 600),
    speed("FASTEST", 900, 900),
    speed("NORMAL", undefined, 80),
    speed("MAXIMUM"),
    speed("MINIMUM", 300, 60),
  ];
  expect(statedSpeeds(sent).map(({ name }) => name)).toEqual(["MINIMUM", "NORMAL", "ADVERTISED"]);
  expect(statedSpeeds(undefined)).toEqual([]);
});
