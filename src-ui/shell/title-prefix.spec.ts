// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TitlePrefix } from "./title-prefix.ts";

let prefix: TitlePrefix;

beforeEach(() => {
  document.title = "Faktury · Wiązka";
  prefix = new TitlePrefix(document, (count) => `${count} na czacie · `);
});
afterEach(() => prefix.stop());

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("TitlePrefix", () => {
  it("shows and updates the count in the page title, and removes it at 0", () => {
    const titles = [1, 12, 3, 0].map((count) => {
      prefix.show(count);
      return document.title;
    });
    expect(titles).toEqual([
      "1 na czacie · Faktury · Wiązka",
      "12 na czacie · Faktury · Wiązka",
      "3 na czacie · Faktury · Wiązka",
      "Faktury · Wiązka",
    ]);
  });

  it("adds the count once when a page sets another title", async () => {
    prefix.show(2);
    document.title = "Usługi · Wiązka";
    await settled();
    expect(document.title).toBe("2 na czacie · Usługi · Wiązka");
    const [title] = document.getElementsByTagName("title");
    title?.replaceWith(Object.assign(document.createElement("title"), { textContent: "Start · Wiązka" }));
    await settled();
    expect(document.title).toBe("2 na czacie · Start · Wiązka");
  });

  it("keeps a number in the title of the page itself, with and without a count", async () => {
    document.title = "(3) Ważne wiadomości · Wiązka";
    await settled();
    expect(document.title).toBe("(3) Ważne wiadomości · Wiązka");
    prefix.show(2);
    expect(document.title).toBe("2 na czacie · (3) Ważne wiadomości · Wiązka");
    prefix.show(0);
    expect(document.title).toBe("(3) Ważne wiadomości · Wiązka");
  });

  it("changes its own prefix when another one precedes it", async () => {
    prefix.show(2);
    const other = new TitlePrefix(document, (count) => `0:${count} do wylogowania · `);
    other.show(59);
    await settled();
    expect(document.title).toBe("0:59 do wylogowania · 2 na czacie · Faktury · Wiązka");
    prefix.show(3);
    other.show(58);
    await settled();
    expect(document.title).toBe("0:58 do wylogowania · 3 na czacie · Faktury · Wiązka");
    document.title = "Usługi · Wiązka";
    await settled();
    expect(document.title).toContain("Usługi · Wiązka");
    other.stop();
    prefix.show(0);
    await settled();
    expect(document.title).toBe("Usługi · Wiązka");
  });

  it("removes the count from the page title on stop and does not add it again", async () => {
    prefix.show(5);
    prefix.stop();
    expect(document.title).toBe("Faktury · Wiązka");
    document.title = "Usługi · Wiązka";
    await settled();
    expect(document.title).toBe("Usługi · Wiązka");
  });
});
