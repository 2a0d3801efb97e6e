import type { Page } from "@playwright/test";
import { HOSTILE_LINKS } from "#test/corpora/hostile-links.ts";
import { expect } from "./fixtures.ts";
import { openWithStoredSession } from "./stored-session.ts";
import type { SandboxClient } from "./sandbox-client.ts";

/**
 * Every fifth text of the corpus that an address can hold; src-domain/navigation/deep-link.corpus.spec.ts tries all of
 * them.
 */
const SAMPLE = HOSTILE_LINKS.filter((text, index) => index % 5 === 0 && text !== "" && !/\p{Cs}/u.test(text));

const FORMS: readonly ((text: string) => string)[] = [
  (text) => `/push/${text}`,
  (text) => `/push/messages/${text}`,
  (text) => `/push/index/0/${text}`,
  (text) => `/paymentComplete/${text}`,
  (text) => `/loginToken/nobody-sent-this/${text}`,
];

/** More than three hundred hostile addresses of the portal. */
export const HOSTILE_ADDRESSES: readonly string[] = SAMPLE.flatMap((text) =>
  FORMS.map((form) => form(encodeURIComponent(text))),
);

/**
 * Opens each as a customer with several accounts. None may leave the portal, or switch or end anything without a click.
 */
export async function throughHostileAddresses(
  page: Page,
  sandbox: SandboxClient,
  origin: string,
  addresses: readonly string[],
): Promise<void> {
  const settled = () => expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeAttached();
  await openWithStoredSession(page, "konta.lis");
  await settled();
  const left: string[] = [];
  page.context().on("request", (request) => {
    if (new URL(request.url()).origin !== origin) left.push(request.url());
  });
  page.on("dialog", (dialog) => left.push(`dialog ${dialog.message()}`));
  for (const address of addresses) {
    await page.goto(address);
    await settled();
    expect(new URL(page.url()).origin).toBe(origin);
  }
  expect(left).toEqual([]);
  const asked = (await sandbox.calls()).map(({ operation }) => operation);
  expect(
    asked.filter((operation) => ["changeContext", "sessionStart", "sessionEnd", "answerMatter"].includes(operation)),
  ).toEqual([]);
  const context = await page.evaluate(
    () => /"currentContext":"(\d+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1],
  );
  expect(context).toBe("5600321");
}
