// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { MobileDataLeft, type MobileDataLeftProps } from "./mobile-data-left.view.tsx";

afterEach(cleanup);

const ready = (dataLimit: number | undefined, dataUsed: number | undefined): MobileDataLeftProps => ({
  isLoading: false,
  mobile: { state: "active", number: "601234567", dataLimit, dataUsed, parameters: [] },
});

it.each([
  ["the rest of a limit", ready(61_440, 23_808), "zostało 36,8 GB z 60 GB", "61"],
  ["a used limit", ready(1024, 2048), "zostało 0 MB z 1 GB", "0"],
  ["the use without a limit", ready(undefined, 2048), "zużyto 2 GB w tym miesiącu", undefined],
  ["no data", ready(1024, undefined), "nie wiemy teraz, ile danych zostało", undefined],
  ["a failed load", { mobile: undefined, isLoading: false }, "nie wiemy teraz, ile danych zostało", undefined],
  ["a load", { mobile: undefined, isLoading: true }, "", undefined],
] satisfies readonly [string, MobileDataLeftProps, string, string | undefined][])(
  "(part of HOME-02) shows for %s what is left of mobile data",
  (_what, props, text, percent) => {
    const { container } = render(<MobileDataLeft {...props} />);
    expect(unjoinedText(container.textContent)).toBe(text);
    const meter = container.querySelector<HTMLElement>(".mobile-data__meter");
    expect(meter?.style.getPropertyValue("--left").slice(0, 2)).toBe(percent);
  },
);
