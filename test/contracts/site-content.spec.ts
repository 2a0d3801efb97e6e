// @vitest-environment jsdom
import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapSatisfactionSurveyAdapter } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { LocalSiteContentCacheAdapter } from "#adapters/storage/local-site-content-cache.adapter.ts";
import { fakeSiteContentCache } from "#test/fakes/fake-site-content-cache.ts";
import { fakeSatisfactionSurvey } from "#test/fakes/fake-satisfaction-survey.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { siteContentCachePortContract } from "./site-content-cache-port.contract.ts";
import { satisfactionSurveyPortContract } from "./satisfaction-survey-port.contract.ts";

const newWire = useSandbox();
const logInAs = async (login: string) => {
  const wire = newWire();
  await wire.logIn(login);
  return wire;
};

satisfactionSurveyPortContract("fake", async () => fakeSatisfactionSurvey());
satisfactionSurveyPortContract(
  "SOAP",
  async () => new SoapSatisfactionSurveyAdapter((await logInAs("isobar.wilga")).gateway),
);

it("(part of SITE-04) hides an answered survey, and rejects an answer without a survey", async () => {
  const wire = await logInAs("isobar.wilga");
  const flags = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return data.ok ? data.value.flags : undefined;
  };
  expect(await flags()).toMatchObject({ showSatisfactionSurvey: true, expandSatisfactionSurvey: true });
  await new SoapSatisfactionSurveyAdapter(wire.gateway).answer({
    idempotencyKey: "0123456789abcdef",
    rating: "5",
    comment: undefined,
  });
  expect(await flags()).toMatchObject({ showSatisfactionSurvey: false });

  const other = new SoapSatisfactionSurveyAdapter((await logInAs("m.brzezinska")).gateway);
  expect(await other.answer({ idempotencyKey: "0123456789abcdef", rating: "5", comment: undefined })).toEqual({
    ok: false,
    failure: { kind: "poll-refused", code: "already-answered" },
  });
});

siteContentCachePortContract("fake", () => {
  const copies = fakeSiteContentCache();
  return [copies, copies];
});

siteContentCachePortContract("local storage", () => {
  localStorage.clear();
  return [new LocalSiteContentCacheAdapter(() => localStorage), new LocalSiteContentCacheAdapter(() => localStorage)];
});

it("(part of SESS-06) removes the copy of site content at a logout", () => {
  const copies = new LocalSiteContentCacheAdapter(() => localStorage);
  copies.write({ account: "1", content: undefined, banners: { readAt: 1, value: [] } });
  new LocalSessionStorageAdapter(() => localStorage).clear("logout");
  expect([copies.read(), localStorage.length]).toEqual([undefined, 0]);
});

it.each(["", "{", "null", "[]", '{"version":2,"account":"1"}', '{"version":1,"account":7}'])(
  "(part of SITE-03) ignores the malformed copy of site content %j",
  (stored) => {
    localStorage.setItem("ebok.site", stored);
    expect(new LocalSiteContentCacheAdapter(() => localStorage).read()).toBeUndefined();
  },
);

it("(part of SITE-03) skips malformed items of a site content copy, and keeps all others", () => {
  const banner = { bannerId: "B-1", order: 1, resourceUrl: "/a.png" };
  const value = [
    banner,
    null,
    7,
    { ...banner, order: "1" },
    { ...banner, expirationDate: "31-12-2026" },
    { ...banner, bannerId: "B-2", expirationDate: "2026-12-31", destinationUrl: 7 },
  ];
  localStorage.setItem(
    "ebok.site",
    JSON.stringify({
      version: 1,
      account: "1",
      content: { readAt: 1, value: [["a", "b"], ["c"], "d", [1, 2]] },
      banners: { readAt: 2, value },
    }),
  );
  const copy = new LocalSiteContentCacheAdapter(() => localStorage).read();
  expect([...(copy?.content?.value ?? [])]).toEqual([["a", "b"]]);
  expect(copy?.banners?.value.map(({ bannerId, destinationUrl }) => [bannerId, destinationUrl])).toEqual([
    ["B-1", undefined],
    ["B-2", undefined],
  ]);
});

it("(part of SITE-03) stores no site content and does not throw when storage is denied", () => {
  const copies = new LocalSiteContentCacheAdapter(() => {
    throw new DOMException("denied", "SecurityError");
  });
  copies.write({ account: "1", content: undefined, banners: undefined });
  expect(copies.read()).toBeUndefined();
});
