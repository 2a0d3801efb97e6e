import { expect, it } from "vitest";
import { htmlToText } from "./html-to-text.ts";

it.each([
  ["<p>Dzień dobry,</p>\n<p>jest <b>lepiej</b>?</p>", "Dzień dobry,\njest lepiej?"],
  ["Tak<br/>nie<BR>\n może", "Tak\nnie\nmoże"],
  ["<ul><li>jeden</li><li>dwa</li></ul>", "jeden\ndwa"],
  ["1 &lt; 2 &amp;&nbsp;3 &#281;&#x105; &unknown;", "1 < 2 & 3 ęą &unknown;"],
  ["<style>p { color: red }</style><script>alert(1)</script><!-- x -->tekst", "tekst"],
  ["&#0;&#1114112;x", "x"],
])("(part of LMS-20) reads %j as the text %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
