import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinUnbreakable } from "./join-unbreakable.ts";
import { unjoinedText } from "./testing/unjoined-text.ts";

/** Shows a no-break space as `_` and a word joiner as `~`. */
const visible = (text: string) => joinUnbreakable(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "~");

describe("joinUnbreakable", () => {
  it.each([
    ["Faktury, usługi i pomoc w jednym miejscu.", "Faktury, usługi i_pomoc w_jednym miejscu."],
    ["Z fokusem", "Z_fokusem"],
    ["i w domu, i o tym", "i_w_domu, i_o_tym"],
    ["(w cenie)", "(w_cenie)"],
    ["„U nas”", "„U_nas”"],
    ["są a ósma", "są a_ósma"],
  ])("joins one-letter words with the next word in: %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    ["ul. gen. Władysława Andersa 14 m. 8", "ul._gen. Władysława Andersa 14 m._8"],
    ["al. ks. Józefa 3, ul. św. Ducha 1", "al._ks._Józefa 3, ul._św._Ducha 1"],
    ["im. gen. Andersa, prof. Bartoszewski", "im._gen._Andersa, prof._Bartoszewski"],
    ["Koniec prac około 18:00", "Koniec prac około_18:00"],
    ["Potrwa około godziny", "Potrwa około godziny"],
    ["Awaria przy ul. Długiej, nr 7", "Awaria przy ul._Długiej, nr_7"],
    ["art. 306 ust. 1 i § 9 (Dz.U. 2024 poz. 1221)", "art._306 ust._1 i_§_9 (Dz.U._2024 poz._1221)"],
  ])("joins an abbreviation with the next word in: %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    ["do 23-11-2026 14:30", "do 23-~11-~2026 14:30"],
    ["80-868 Gdańsk, 1-12-2026", "80-~868_Gdańsk, 1-~12-~2026"],
    ["8:00–12:00", "8:00–~12:00"],
    ["58 300 70 01", "58_300_70_01"],
    ["ustawa z 26 kwietnia 2024 r. o dostępności", "ustawa z_26_kwietnia 2024_r. o_dostępności"],
    ["kod z SMS-a na ••• ••• 214", "kod z_SMS-a na •••_•••_214"],
    ["1 187,43 zł", "1_187,43_zł"],
    ["82 1090 1098", "82_1090_1098"],
    ["Internet 1 Gb/s, 600 Mb/s i 200 GB za 50 zł", "Internet 1_Gb/s, 600_Mb/s i_200_GB za 50_zł"],
    ["Інтернет 600 Мбіт/с, 200 ГБ, 5 ГГц", "Інтернет 600_Мбіт/с, 200_ГБ, 5_ГГц"],
  ])("joins the parts of a value in: %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    ["Zmiana od 1 stycznia 2027", "Zmiana od 1_stycznia_2027"],
    ["od 24 na 25 listopada", "od 24 na 25_listopada"],
    ["do 30 października 2026", "do 30_października 2026"],
    ["до 1 січня 2027 року", "до 1_січня_2027 року"],
    ["from 1 January 2027", "from 1_January_2027"],
    ["15 majątków, 2026 maja, maja 2026, 5 Mayer", "15 majątków, 2026 maja, maja 2026, 5 Mayer"],
  ])("joins the parts of a date in words in: %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    "pod ośw domem",
    "plan A",
    "wiza do nas",
    "już w",
    "dom. Potem",
    "5 złotych",
    "ZG/2026/004182",
    "7F3K-9QM2-12",
    "WB510-22-0087413",
    "22-11-20261",
    "2026 09:09",
    "08:05 18:30",
  ])("leaves a text unchanged that has nothing to join: %s", (text) => {
    expect(joinUnbreakable(text)).toBe(text);
  });

  it("joins words and values only by spaces and joiners, once", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[ wzoiuaWąb,.(„0-9–-]{0,40}$/),
          fc.stringMatching(/^(?:\d{1,4}| |maja| r\.){0,9}$/),
        ),
        (text) => {
          const once = joinUnbreakable(text);
          expect(unjoinedText(once)).toBe(unjoinedText(text));
          expect(joinUnbreakable(once)).toBe(once);
          expect(once).not.toMatch(/(?:^|\s)[wzoiua] /iu);
        },
      ),
    );
  });
});
