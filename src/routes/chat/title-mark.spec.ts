// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TitleMark } from "./title-mark.ts";

let mark: TitleMark;

beforeEach(() => {
  document.title = "Faktury · Wiązka";
  mark = new TitleMark(document, (count) => `${count} na czacie · `);
});
afterEach(() => mark.stop());

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("how many messages nobody has seen, before the title", () => {
  it("stands there, changes, and goes with the last", () => {
    const titles = [1, 12, 3, 0].map((count) => {
      mark.show(count);
      return document.title;
    });
    expect(titles).toEqual([
      "1 na czacie · Faktury · Wiązka",
      "12 na czacie · Faktury · Wiązka",
      "3 na czacie · Faktury · Wiązka",
      "Faktury · Wiązka",
    ]);
  });

  it("is put before the title of a page that is opened meanwhile, once", async () => {
    mark.show(2);
    document.title = "Usługi · Wiązka";
    await settled();
    expect(document.title).toBe("2 na czacie · Usługi · Wiązka");
    const [title] = document.getElementsByTagName("title");
    title?.replaceWith(Object.assign(document.createElement("title"), { textContent: "Start · Wiązka" }));
    await settled();
    expect(document.title).toBe("2 na czacie · Start · Wiązka");
  });

  it("leaves the page's own number alone, with something to say and without", async () => {
    document.title = "(3) Ważne wiadomości · Wiązka";
    await settled();
    expect(document.title).toBe("(3) Ważne wiadomości · Wiązka");
    mark.show(2);
    expect(document.title).toBe("2 na czacie · (3) Ważne wiadomości · Wiązka");
    mark.show(0);
    expect(document.title).toBe("(3) Ważne wiadomości · Wiązka");
  });

  it("is gone when the chat is, and comes no more", async () => {
    mark.show(5);
    mark.stop();
    expect(document.title).toBe("Faktury · Wiązka");
    document.title = "Usługi · Wiązka";
    await settled();
    expect(document.title).toBe("Usługi · Wiązka");
  });
});
