import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { SoapOutageNewsAdapter } from "#adapters/soap/messages/soap-outage-news.adapter.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeOutageNews } from "#test/fakes/fake-outage-news.ts";
import { anOutage } from "#test/mothers/index.ts";
import { outageNewsPortContract } from "./outage-news-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

outageNewsPortContract("fake", async () => {
  const messages = fakeMessages({ outages: [anOutage()] });
  const news = fakeOutageNews(messages);
  return { news, messages, breakDown: () => news.script.breakDown("subscribe") };
});

const newWire = useSandbox();

outageNewsPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  return {
    news: new SoapOutageNewsAdapter(wire.gateway),
    messages: new SoapMessagesAdapter(wire.gateway),
    breakDown: () => wire.breakDown("*"),
  };
});
