import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { aMessage } from "#test/mothers/index.ts";
import { messageMarksPortContract } from "./message-marks-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

messageMarksPortContract("fake", async () => {
  const messages = fakeMessages({
    messages: [aMessage(), aMessage({ clientMessageId: "M-2", rodoMessageId: "RODO-1", type: 2 })],
  });
  const marks = fakeMessageMarks(messages);
  return {
    marks,
    messages,
    breakDown: () => marks.script.breakDown("read", "remove", "readAll"),
  };
});

const newWire = useSandbox();

messageMarksPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("sm.jantar");
  return {
    marks: new SoapMessageMarksAdapter(wire.gateway),
    messages: new SoapMessagesAdapter(wire.gateway),
    breakDown: () => wire.breakDown("*"),
  };
});
