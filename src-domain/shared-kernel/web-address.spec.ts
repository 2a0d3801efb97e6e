import { describe, expect, it } from "vitest";
import { parseWebAddress } from "./web-address.ts";

describe("parseWebAddress", () => {
  it.each([
    [
      "https://wiazka.example",
      { scheme: "https", hostname: "wiazka.example", host: "wiazka.example", origin: "https://wiazka.example" },
    ],
    [
      "HTTP://Pomoc.Wiazka.EXAMPLE:8080/Faktury?a=1#b",
      {
        scheme: "http",
        hostname: "pomoc.wiazka.example",
        host: "pomoc.wiazka.example:8080",
        origin: "http://pomoc.wiazka.example:8080",
      },
    ],
    [
      "https://żółw.example?od=teraz",
      { scheme: "https", hostname: "żółw.example", host: "żółw.example", origin: "https://żółw.example" },
    ],
    [
      "https://a-1.example#dalej",
      { scheme: "https", hostname: "a-1.example", host: "a-1.example", origin: "https://a-1.example" },
    ],
    [
      "https://a.example:44300/",
      { scheme: "https", hostname: "a.example", host: "a.example:44300", origin: "https://a.example:44300" },
    ],
  ])("parses the web address %s", (address, place) => {
    expect(parseWebAddress(address)).toEqual(place);
  });

  it("parses an IPv4 address of four numbers", () => {
    expect(parseWebAddress("https://192.168.0.255:8443/x")?.host).toBe("192.168.0.255:8443");
  });

  it.each([
    ["nothing", ""],
    ["another scheme", "ftp://wiazka.example"],
    ["a script", "javascript:alert(1)//https://wiazka.example"],
    ["text before it", " https://wiazka.example"],
    ["no host", "https:///faktury"],
    ["a user before the host", "https://wiazka.example@obcy.example/"],
    ["a user and a password", "https://a:b@obcy.example/"],
    ["a backslash for a slash", "https://wiazka.example\\@obcy.example"],
    ["a backslash in the path", "https://wiazka.example/a\\b"],
    ["a blank in the path", "https://wiazka.example/a b"],
    ["a line feed in the path", "https://wiazka.example/a\nb"],
    ["a control character", "https://wiazka.example/a\u0001b"],
    ["a line feed at its end", "https://wiazka.example/a\n"],
    ["a port of letters", "https://wiazka.example:abc/"],
    ["a port that is too long", "https://wiazka.example:123456/"],
    ["a path without its slash", "https://wiazka.example:80faktury"],
    ["a port above 65535", "https://wiazka.example:99999/"],
    ["an IPv4 address above 255", "http://472.314.470.462/"],
    ["a hexadecimal host", "http://0xd83ad6ce"],
    ["a decimal host", "http://3627734734/"],
    ["an octal host", "http://0330.072.0326.0316/"],
    ["a host of three numbers", "http://10.0.1"],
    ["a name that ends in a number", "http://wiazka.1/"],
  ])("rejects a web address with %s", (_, address) => {
    expect(parseWebAddress(address)).toBeUndefined();
  });
});
