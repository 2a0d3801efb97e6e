import { describe, expect, it } from "vitest";
import { locateErrors, type ParameterError } from "./wifi-refusal.ts";

const error = (provName: string | undefined, words: string): ParameterError => ({
  provName,
  name: "Nazwa sieci",
  error: words,
});

describe("locateErrors", () => {
  it("(part of DEV-03) returns the errors of typed Wi-Fi parameters by key", () => {
    const { here, elsewhere } = locateErrors(
      [
        { frequencyType: "2.4GHz", errors: [error("ssid", "first")] },
        { frequencyType: "5GHz", errors: [error("ssid", "second")] },
      ],
      () => true,
    );
    expect([[...here], elsewhere]).toEqual([
      [
        ["2.4GHz/ssid", "first"],
        ["5GHz/ssid", "second"],
      ],
      [],
    ]);
  });

  it("(part of DEV-03) keeps the errors of other Wi-Fi parameters with their network", () => {
    const unnamed = error(undefined, "unnamed");
    const other = error("channel", "other");
    const { here, elsewhere } = locateErrors(
      [
        { frequencyType: "2.4GHz", errors: [error("ssid", "typed"), unnamed, other] },
        { frequencyType: "5GHz", errors: [error("ssid", "not typed")] },
      ],
      (key) => key === "2.4GHz/ssid",
    );
    expect([...here]).toEqual([["2.4GHz/ssid", "typed"]]);
    expect(elsewhere).toEqual([
      { frequencyType: "2.4GHz", errors: [unnamed, other] },
      { frequencyType: "5GHz", errors: [error("ssid", "not typed")] },
    ]);
  });
});
