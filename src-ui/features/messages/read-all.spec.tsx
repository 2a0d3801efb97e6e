// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { fakeMessageMarks } from "#test/fakes/fake-message-marks.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { aMessage } from "#test/mothers/index.ts";
import type { MessagesMark } from "#domain/messages/messages.port.ts";
import { MAX_MESSAGES_MARKED } from "#domain/messages/use-cases/mark-messages-read.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import { MailboxReading } from "./mailbox-reading.ts";
import { MessageWrites } from "./message-writes.ts";
import { ReadAll } from "./read-all.view.tsx";

afterEach(cleanup);

it.each<[string, TransportFailure, string, string]>([
  [
    "a refusal",
    { kind: "refused", message: "x" },
    "Nie udało się oznaczyć pozostałych wiadomości.",
    "Pozostałe są dalej nieprzeczytane. Spróbuj za chwilę.",
  ],
  [
    "a lost response",
    { kind: "unreachable" },
    "Nie wiemy, czy pozostałe wiadomości są oznaczone.",
    "Możesz oznaczyć je jeszcze raz.",
  ],
])(
  "(part of MSG-10) says how many messages were marked before %s of a later group",
  async (_name, failure, title, advice) => {
    const messages = Array.from({ length: MAX_MESSAGES_MARKED + 3 }, (_, index) =>
      aMessage({ clientMessageId: `m-${index}` }),
    );
    const provider = fakeMessages({ messages });
    const fake = fakeMessageMarks(provider);
    let sent = 0;
    const marks = {
      ...fake,
      readAll: (mark: MessagesMark) => {
        if ((sent += 1) === 2) fake.script.failNext("readAll", failure);
        return fake.readAll(mark);
      },
    };
    const { messages: store } = new MessagesStore(provider);
    await store.load();
    const reading = new MailboxReading({
      writes: new MessageWrites({
        marks,
        idempotencyKeys: { next: () => crypto.randomUUID() },
        reload: () => store.refetch(),
      }),
      store,
      shown: () => store.known ?? [],
    });
    render(<ReadAll model={{ reading }} />);
    await act(() => reading.readAll());
    expect(screen.getByRole("alert").textContent.replaceAll(/\s/g, " ")).toBe(
      `${title} Oznaczyliśmy 2000 wiadomości. ${advice}`,
    );
    await act(() => reading.readAll());
    expect(screen.getByRole("status").textContent.replaceAll(/\s/g, " ")).toBe("Oznaczyliśmy 3 wiadomości.");
  },
);
