import { describe, expect, it } from "vitest";
import {
  CALLBACK_DEADLINE_MS,
  PIECE_BYTES,
  type FilePiece,
  type Submission,
  type SupportPort,
} from "#domain/support/index.ts";

/** Provider with the forms of the sandbox, and a customer who may be called. */
export interface SupportContractSetup {
  readonly support: SupportPort;
  /** Time of the server, ms. */
  now(): number;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let ids = 0;
const nextId = () => `support-intent-${String((ids += 1)).padStart(8, "0")}`;

function jpeg(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}

const piece = (over: Partial<FilePiece> = {}): FilePiece => ({
  idempotencyKey: nextId(),
  fileId: nextId(),
  name: "zdjęcie <1> & 2.jpg",
  size: 9,
  position: 0,
  content: jpeg(9),
  ...over,
});
const form = (over: Partial<Submission> = {}): Submission => ({
  idempotencyKey: nextId(),
  formId: "OTHER",
  answers: [
    { name: "topic", value: "Żółw & <konto>" },
    { name: "text", value: "Pierwszy wiersz.\nDrugi wiersz." },
  ],
  files: [],
  ...over,
});
const refusalResult = (kind: string, code: string) => ({ ok: false, failure: { kind, code } });

/** Runs the contract suite of `SupportPort`. `make` creates a new provider each time. */
export function supportPortContract(name: string, make: () => Promise<SupportContractSetup>): void {
  describe(`SupportPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const requests = async () => {
        const loaded = await setup.support.loadRequests();
        if (!loaded.ok) throw new Error("the requests must load");
        return loaded.value;
      };
      return { ...setup, requests };
    }

    it("(part of MSG-03) loads forms with fields that depend on other fields", async () => {
      const { support } = await prepare();
      const loaded = await support.loadForms();
      if (!loaded.ok) throw new Error("the forms must load");
      const fault = loaded.value.find(({ formId }) => formId === "FAULT");
      expect(fault).toMatchObject({ kind: "fault", answerDays: 3 });
      const names = fault?.fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["service", "since", "text", "phone", "files"]));
      const dependent = loaded.value.flatMap(({ fields }) => fields).filter(({ shownWhen }) => shownWhen !== undefined);
      expect(dependent.length).toBeGreaterThan(0);
      expect(loaded.value.find(({ formId }) => formId === "COMPLAINT")).toMatchObject({
        kind: "complaint",
        answerDays: 30,
      });
    });

    it("(part of MSG-03) registers one request per idempotency key, with its deadline", async () => {
      const { support, requests } = await prepare();
      const before = (await requests()).length;
      const submission = form();
      const first = await support.register(submission);
      expect(first).toMatchObject({
        ok: true,
        value: { number: expect.stringMatching(/^ZG\/\d{4}\/\d+$/), answerBy: expect.any(String) },
      });
      expect(await support.register(submission)).toEqual(first);
      const now = await requests();
      expect(now).toHaveLength(before + 1);
      const stored = now.find(({ number }) => first.ok && number === first.value.number);
      expect(stored).toMatchObject({
        formId: "OTHER",
        kind: "question",
        state: "received",
        answerBy: first.ok ? first.value.answerBy : "",
      });
      expect(stored?.entries).toHaveLength(1);
      expect(stored?.entries[0]).toMatchObject({ side: "customer", files: [] });
      expect(stored?.entries[0]?.text).toContain("Żółw & <konto>");
      expect(await support.register({ ...submission, answers: [] })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
    });

    it("uploads a file in parts, continues after the last one, and attaches it to the form", async () => {
      const { support, requests } = await prepare();
      const [fileId, size, whole] = [nextId(), PIECE_BYTES + 5, jpeg(PIECE_BYTES + 5)];
      const part = (position: number, end: number) =>
        piece({ fileId, size, position, content: whole.subarray(position, end) });
      const first = part(0, PIECE_BYTES);
      expect(await support.addFile(first)).toEqual({ ok: true, value: { received: PIECE_BYTES } });
      expect(await support.register(form({ files: [{ field: "files", fileId }] }))).toEqual(
        refusalResult("submission-refused", "file-missing"),
      );
      // A part that is sent twice is stored once, also with another idempotency key.
      expect(await support.addFile(first)).toEqual({ ok: true, value: { received: PIECE_BYTES } });
      expect(await support.addFile(part(0, 100))).toEqual({ ok: true, value: { received: PIECE_BYTES } });
      expect(await support.addFile(part(PIECE_BYTES, size))).toEqual({ ok: true, value: { received: size } });
      const sent = await support.register(form({ files: [{ field: "files", fileId }] }));
      expect(
        (await requests()).find(({ number }) => sent.ok && number === sent.value.number)?.entries[0]?.files,
      ).toEqual([{ name: "zdjęcie <1> & 2.jpg", documentId: fileId }]);
    });

    it("(part of VAL-13) accepts 5,000,000 bytes, and rejects empty, larger or mistyped files", async () => {
      const { support } = await prepare();
      const head = jpeg(10);
      expect(await support.addFile(piece({ size: 5_000_000, content: head }))).toEqual({
        ok: true,
        value: { received: 10 },
      });
      const wrong = refusalResult("file-refused", "wrong-file");
      expect(await support.addFile(piece({ size: 5_000_001, content: head }))).toEqual(wrong);
      expect(await support.addFile(piece({ size: 0, content: new Uint8Array() }))).toEqual(wrong);
      expect(
        await support.addFile(piece({ name: "a.jpg", size: 4, content: Uint8Array.from([0x4d, 0x5a, 0x90, 0]) })),
      ).toEqual(wrong);
      expect(await support.addFile(piece({ size: 3, content: head }))).toEqual(wrong);
    });

    it("rejects unknown forms, missing answers and missing files", async () => {
      const { support, requests } = await prepare();
      const before = (await requests()).length;
      expect(await support.register(form({ formId: "NONE" }))).toEqual(
        refusalResult("submission-refused", "unknown-form"),
      );
      expect(await support.register(form({ answers: [{ name: "topic", value: "Bez treści" }] }))).toEqual(
        refusalResult("submission-refused", "wrong-answers"),
      );
      expect(await support.register(form({ files: [{ field: "files", fileId: nextId() }] }))).toEqual(
        refusalResult("submission-refused", "file-missing"),
      );
      expect(await requests()).toHaveLength(before);
    });

    it("[REQ-01] adds a message with a file to a request once per idempotency key", async () => {
      const { support, requests } = await prepare();
      const sent = await support.register(form());
      const number = sent.ok ? sent.value.number : "";
      const file = piece();
      const message = {
        idempotencyKey: nextId(),
        number,
        text: "Dodaję zdjęcie.\nŻółw & <konto>",
        disagrees: false,
        fileIds: [file.fileId],
      };
      const refusal = (code: string) => refusalResult("request-message-refused", code);
      expect(await support.addMessage(message)).toEqual(refusal("file-missing"));
      expect(await support.addFile(file)).toMatchObject({ ok: true });
      const complete = { ...message, idempotencyKey: nextId() };
      const added = await support.addMessage(complete);
      expect(added).toMatchObject({ ok: true, value: { number } });
      expect(await support.addMessage(complete)).toEqual(added);
      const stored = (await requests()).find((request) => request.number === number);
      expect(stored?.entries).toHaveLength(2);
      expect(stored?.entries[1]).toMatchObject({
        side: "customer",
        text: "Dodaję zdjęcie.\nŻółw & <konto>",
        files: [{ name: file.name, documentId: file.fileId }],
      });
      expect(await support.addMessage({ ...message, number: "ZG/0", idempotencyKey: nextId() })).toEqual(
        refusal("unknown-request"),
      );
    });

    it("(part of MSG-04) promises a call within 24 hours, and returns its deadline after that", async () => {
      const { support, now } = await prepare();
      expect(await support.loadCallPermission()).toMatchObject({
        ok: true,
        value: { allowed: true, callBefore: undefined, callFrom: undefined, phone: undefined },
      });
      const order = { callFrom: undefined, phone: "601234567" };
      expect(await support.requestCall({ idempotencyKey: nextId(), ...order, phone: "12" })).toEqual(
        refusalResult("call-refused", "wrong-phone"),
      );
      const promised = await support.requestCall({ idempotencyKey: nextId(), ...order });
      if (!promised.ok) throw new Error("requestCall must succeed");
      const left = promised.value.callBefore - now();
      expect([left > 0, left <= CALLBACK_DEADLINE_MS]).toEqual([true, true]);
      expect(promised.value).toMatchObject(order);
      expect(await support.loadCallPermission()).toMatchObject({
        ok: true,
        value: { allowed: true, callBefore: promised.value.callBefore, ...order },
      });
    });

    it("(part of REQ-05) promises a call at a chosen time in place of the former one", async () => {
      const { support } = await prepare();
      const permission = await support.loadCallPermission();
      const time = permission.ok ? permission.value.callTimes[0] : undefined;
      if (time === undefined) throw new Error("a time must be offered");
      await support.requestCall({ idempotencyKey: nextId(), phone: "601234567", callFrom: undefined });
      const chosen = { phone: "601234568", callFrom: time.from };
      const order = { idempotencyKey: nextId(), ...chosen };
      const promised = { ok: true, value: { ...chosen, callBefore: time.to } };
      expect([await support.requestCall(order), await support.requestCall(order)]).toEqual([promised, promised]);
      expect(await support.loadCallPermission()).toMatchObject(promised);
      expect(await support.requestCall({ ...order, idempotencyKey: nextId(), callFrom: time.from + 60_000 })).toEqual(
        refusalResult("call-refused", "time-not-free"),
      );
    });

    it("(part of REQ-06) cancels the call once per idempotency key, then rejects it", async () => {
      const { support } = await prepare();
      await support.requestCall({ idempotencyKey: nextId(), phone: "601234567", callFrom: undefined });
      const order = { idempotencyKey: nextId() };
      const done = { ok: true, value: "cancelled" };
      expect([await support.cancelCall(order), await support.cancelCall(order)]).toEqual([done, done]);
      expect(await support.loadCallPermission()).toMatchObject({ value: { allowed: true, callBefore: undefined } });
      expect(await support.cancelCall({ idempotencyKey: nextId() })).toEqual(
        refusalResult("call-cancellation-refused", "no-call"),
      );
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { support, breakDown } = await prepare();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(
        await Promise.all([
          support.loadForms(),
          support.loadRequests(),
          support.loadCallPermission(),
          support.addFile(piece()),
          support.register(form()),
          support.addMessage({
            idempotencyKey: nextId(),
            number: "ZG/1",
            text: "Tekst",
            disagrees: false,
            fileIds: [],
          }),
          support.requestCall({ idempotencyKey: nextId(), phone: "601234567", callFrom: undefined }),
          support.cancelCall({ idempotencyKey: nextId() }),
        ]),
      ).toEqual(Array.from({ length: 8 }, () => failed));
    });
  });
}
