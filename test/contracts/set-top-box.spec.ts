import { expect, it } from "vitest";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { fakeSetTopBox } from "#test/fakes/fake-set-top-box.ts";
import { aDecoder } from "#test/mothers/wifi.mother.ts";
import { useSandbox } from "./sandbox-wire.ts";
import { setTopBoxPortContract } from "./set-top-box-port.contract.ts";
import { soapReply } from "../fakes/soap-reply.ts";

setTopBoxPortContract("fake", async () => {
  const port = fakeSetTopBox([
    { decoder: aDecoder(), gives: "resetCode" },
    {
      decoder: aDecoder({ caCard: "0150 0048 2719", cardNo: "00412783002", serialNumber: "WB510-22-0087418" }),
      gives: "recoveryCode",
    },
  ]);
  return {
    port,
    async breakDown() {
      for (const method of ["loadDecoders", "resetPin"] as const)
        port.script.failAlways(method, { kind: "http", status: 503 });
    },
  };
});

const newWire = useSandbox();

setTopBoxPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return { port: new SoapSetTopBoxAdapter(wire.gateway), breakDown: () => wire.breakDown("*") };
});

it("(part of DEV-04) returns the reason when the decoder is switched off", async () => {
  const wire = newWire();
  await wire.logIn("zalegly.wrona");
  const port = new SoapSetTopBoxAdapter(wire.gateway);
  const loaded = await port.loadDecoders();
  const [decoder] = loaded.ok ? loaded.value : [];
  if (decoder === undefined) throw new Error("the customer must have a decoder");
  expect(await port.resetPin({ idempotencyKey: "0123456789abcdef", decoder })).toMatchObject({
    ok: false,
    failure: { kind: "pin-refused", message: expect.stringMatching(/nie odpowiada/) },
  });
});

it("(part of GUARD-04) returns no decoders to a CRM user", async () => {
  const wire = newWire();
  await wire.logIn("crm.oliwa");
  expect(await new SoapSetTopBoxAdapter(wire.gateway).loadDecoders()).toMatchObject({
    ok: false,
    failure: { kind: "flagged", flag: "roleError" },
  });
});

it.each([
  ["<pinCode>12345</pinCode>", { kind: "malformed", why: "wrong-field" }],
  ["<pinCode/>", { kind: "malformed", why: "wrong-field" }],
  ["<errorCode>E-7</errorCode>", { kind: "pin-refused", message: undefined }],
  [
    "<errorMessage>Włącz dekoder.</errorMessage><errorCode>E-7</errorCode>",
    { kind: "pin-refused", message: "Włącz dekoder." },
  ],
])("(part of DEV-04) rejects a malformed code: %s", async (content, failure) => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const envelope = soapReply("resetPin", content);
  await wire.fault({ operation: "resetPin", body: envelope, contentType: "text/xml; charset=utf-8", status: 200 });
  expect(
    await new SoapSetTopBoxAdapter(wire.gateway).resetPin({ idempotencyKey: "0123456789abcdef", decoder: aDecoder() }),
  ).toEqual({ ok: false, failure });
});
