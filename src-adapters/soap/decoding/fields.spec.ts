import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeDeviation } from "#domain/tracking/deviation.ts";
import { DeviationLog } from "./deviation-log.ts";
import { Fields } from "./fields.ts";
import { parseXml } from "./parse-xml.ts";

function fields(content: string, log?: DeviationLog): Fields {
  const element = parseXml(`<result>${content}</result>`);
  if (element === undefined) throw new Error("the content is not XML");
  return Fields.of(element, log);
}

describe("Fields", () => {
  it("[ENT-02] reads an optional field that is missing, empty or unreadable as undefined", () => {
    const at = fields("<blank> \n </blank><empty/><odd>maybe</odd>");
    for (const name of ["blank", "empty", "missing"]) {
      expect(at.optionalText(name)).toBeUndefined();
      expect(at.whole(name)).toBeUndefined();
      expect(at.instant(name)).toBeUndefined();
      expect(at.flag(name)).toBe(false);
    }
    expect(at.flag("odd")).toBe(false);
    expect(at.optionalFlag("odd")).toBeUndefined();
    expect(at.whole("odd")).toBeUndefined();
  });

  it("reads a long list of a reply unchanged, with a pause after every 1,000 items", async () => {
    const log = new DeviationLog();
    const items = Array.from({ length: 2_001 }, (_, index) =>
      index === 1_250 ? "<item/>" : `<item><id>${index}</id></item>`,
    ).join("");
    const read = fields(`<list>${items}</list>`, log);
    let pauses = 0;
    const list = await read.longList(
      "list",
      (item) => item.whole("id"),
      () => {
        pauses += 1;
        return Promise.resolve();
      },
    );
    expect(list).toEqual(read.list("list", (item) => item.whole("id")));
    expect(list).toHaveLength(2_000);
    expect(pauses).toBe(2);
    expect(log.deviations.map(({ path }) => path)).toEqual(["list.item[1250]"]);
    expect(
      await read.longList(
        "missing",
        () => 1,
        () => Promise.resolve(),
      ),
    ).toBeUndefined();
  });

  it("[ENT-02] leaves out and reports a broken list item of a reply and keeps the others", () => {
    const log = new DeviationLog();
    const list = fields("<list><item><id>1</id></item><item/><noise/>text<item><id>3</id></item></list>", log).list(
      "list",
      (item) => item.whole("id"),
    );
    expect(list).toEqual([1, 3]);
    expect(log.deviations.map(describeDeviation)).toEqual([
      "list.item[2]: expected an item, found another element; the item is left out",
      "list.item[1]: expected a complete item, found an empty element; the item is left out",
    ]);
  });

  it("[ENT-02] keeps the order of the readable list items for any broken items", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(999), { nil: undefined })), (ids) => {
        const items = ids.map((id) => (id === undefined ? "<item><id>x</id></item>" : `<item><id>${id}</id></item>`));
        const read = fields(`<list>${items.join("")}</list>`).list("list", (item) => item.whole("id"));
        expect(read).toEqual(ids.filter((id) => id !== undefined));
      }),
    );
  });

  it("reads flags of a reply in all notations of XSD", () => {
    const at = fields("<a>true</a><b>1</b><c>false</c><d> 0 </d>");
    expect(["a", "b", "c", "d"].map((name) => at.optionalFlag(name))).toEqual([true, true, false, false]);
  });

  it.each([
    ["2026-11-20T09:12:00+01:00", Date.UTC(2026, 10, 20, 8, 12)],
    ["2026-07-01T00:00:00.5Z", Date.UTC(2026, 6, 1, 0, 0, 0, 500)],
    ["2026-11-20T09:12:00", undefined],
    ["2026-02-30T09:12:00Z", undefined],
    ["2026-13-01T09:12:00Z", undefined],
    ["20-11-2026", undefined],
  ])("reads the instant %s of a reply", (text, instant) => {
    expect(fields(`<at>${text}</at>`).instant("at")).toBe(instant);
  });

  it("reads whole numbers and rejects those that JavaScript cannot represent", () => {
    const at = fields("<a>-7</a><b>12345678901234567890</b><c>1.5</c><d>0x10</d>");
    expect(["a", "b", "c", "d"].map((name) => at.whole(name))).toEqual([-7, undefined, undefined, undefined]);
  });
});
