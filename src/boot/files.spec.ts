import { describe, expect, it } from "vitest";
import { BrowserFiles } from "./files.ts";

const answering = (answer: () => Response) => {
  const asked: (readonly [string, string | undefined])[] = [];
  const files = new BrowserFiles({
    fetch: async (input, init) => {
      asked.push([input instanceof Request ? input.url : input.toString(), init?.method]);
      return answer();
    },
    navigator: {},
  });
  return { files, asked };
};

describe("a file that waits", () => {
  it.each([
    [200, "there"],
    [410, "gone"],
    [404, "gone"],
    [502, "unreachable"],
  ] as const)("answers %i: %s", async (status, standing) => {
    const { files, asked } = answering(() => new Response(null, { status }));
    expect(await files.look("/files/1")).toBe(standing);
    expect(asked).toEqual([["/files/1", "HEAD"]]);
  });

  it("cannot be reached", async () => {
    const { files } = answering(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await files.look("/files/1")).toBe("unreachable");
  });
});

describe("work that one tab does at a time", () => {
  it("is done where there are no locks", async () => {
    expect(await answering(() => new Response()).files.alone("x", async () => 7)).toBe(7);
  });
});
