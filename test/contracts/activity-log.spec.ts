import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { toWireWord } from "#adapters/soap/settings/decode-activity.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { ACTIVITY_GROUPS, ACTIVITY_KINDS } from "#domain/settings/index.ts";
import { RECORDED_KINDS } from "#sandbox/contexts/recorded-kinds.ts";
import { fakeActivityLog } from "#test/fakes/fake-activity-log.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { scriptedFetch, soapReply } from "#test/fakes/soap-reply.ts";
import { anActivity } from "#test/mothers/index.ts";
import { activityLogPortContract } from "./activity-log-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const DAY_MS = 86_400_000;

activityLogPortContract("fake", async () => {
  const log = fakeActivityLog(
    Array.from({ length: 120 }, (_, index) =>
      anActivity({
        activityId: String(index),
        at: Date.parse("2026-11-20T08:12:00+01:00") - index * DAY_MS,
        group: ACTIVITY_GROUPS[index % ACTIVITY_GROUPS.length],
      }),
    ),
  );
  return { port: log, breakDown: () => log.script.breakDown("load") };
});

const newWire = useSandbox();

activityLogPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return { port: new SoapActivityLogAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});

it("(part of ACT-01) keeps an entry of an unknown kind with the provider's text", async () => {
  const http = scriptedFetch(
    soapReply(
      "getActivities",
      `<activities><item><activityId>7</activityId><at>2026-11-20T08:12:00+01:00</at><group>GARDEN</group>
      <kind>TREE_PLANTED</kind><text>Posadzono drzewo</text><channel>PIGEON</channel></item></activities>`,
    ),
  );
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: movableClock(),
    log: () => undefined,
    logError: () => undefined,
    fetch: http.fetch,
  });
  gateway.setCredentials("session");
  expect(await new SoapActivityLogAdapter(gateway).load({})).toMatchObject({
    ok: true,
    value: {
      activities: [{ kind: "other", group: undefined, channel: undefined, text: "Posadzono drzewo" }],
      nextCursor: undefined,
    },
  });
});

it("(part of ACT-01) knows the kinds that the contract names, which are those of the sandbox", () => {
  const schema = readFileSync(join(import.meta.dirname, "../../docs/contract/ebok.xsd"), "utf8");
  const [, text = ""] =
    /<xs:simpleType name="ActivityKind">.*?<xs:documentation>(.*?)<\/xs:documentation>/su.exec(schema) ?? [];
  const named = [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/gu)].map(([word]) => word).toSorted();
  expect(ACTIVITY_KINDS.map(toWireWord).toSorted()).toEqual(named);
  expect(Object.keys(RECORDED_KINDS).toSorted()).toEqual(named);
});
