import { expect, it } from "vitest";
import { openableHost } from "./openable-host.ts";

it.each([
  ["https://wiazka.example.pl/pomoc?x=1#y", "wiazka.example.pl"],
  ["HTTP://Wiazka.Example.pl:8080", "wiazka.example.pl"],
  ["https://żółw.pl/", "żółw.pl"],
])("(part of CHAT-15) opens the chat link %s on the host %s", (address, host) => {
  expect(openableHost(address)).toBe(host);
});

it.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://a.pl/x",
  "ftp://a.pl",
  "//a.pl",
  "/faq",
  "",
  "https://",
  "https://user@a.pl",
  "https://wiazka.pl@zly.pl",
  "https:\\\\a.pl",
  "https://a.pl\\@b.pl",
  "https://a.pl/ b",
  "https://a.pl/\u0000",
  "https://a.pl\n",
  `https://a.pl/${"x".repeat(2_000)}`,
])("(part of CHAT-15) rejects the chat link %j", (address) => {
  expect(openableHost(address)).toBeUndefined();
});
