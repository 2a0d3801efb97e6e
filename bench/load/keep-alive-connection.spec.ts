import { describe, expect, it } from "vitest";
import { readReply } from "./keep-alive-connection.ts";

const reply = (text: string) => readReply(Buffer.from(text));

describe("readReply", () => {
  it("reads a body of a stated length, counted in bytes", () => {
    const head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: 3\r\n\r\n";
    expect(reply(`${head}zł`)).toEqual({ status: 200, text: "zł" });
    expect(reply(`${head}z`)).toBeUndefined();
    expect(reply("HTTP/1.1 200 OK\r\nContent-Le")).toBeUndefined();
  });

  it("reads a body in chunks", () => {
    const head = "HTTP/1.1 500 Error\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(reply(`${head}3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n`)).toEqual({ status: 500, text: "abc0123456789" });
    expect(reply(`${head}3\r\nabc\r\na\r\n01234`)).toBeUndefined();
  });

  it("rejects a response without a length", () => {
    expect(() => reply("HTTP/1.1 200 OK\r\n\r\n")).toThrow("no length");
  });
});
