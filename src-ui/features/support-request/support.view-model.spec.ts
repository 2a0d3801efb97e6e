import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { Drafts } from "#domain/drafts/index.ts";
import { PIECE_BYTES, type ContactForm, type SupportRequest } from "#domain/support/index.ts";
import { registerRequest } from "#domain/support/use-cases/register-request.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDrafts } from "#test/fakes/fake-drafts.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { runs } from "#test/models/runs.ts";
import { aForm, aRequest, demoForms } from "#test/mothers/index.ts";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import type { FileSource } from "./attached-file.ts";
import { CallBackViewModel } from "./call-back.view-model.ts";
import { RequestFormViewModel } from "./request-form.view-model.ts";

/** Names of the files of the first request. */
const namesIn = (requests: readonly SupportRequest[]) => requests[0]?.entries[0]?.files.map(({ name }) => name);

const NOW = 1_790_000_000_000;
const LOST = { kind: "unreachable" } as const;

/** Creates a file of this many bytes with the given first bytes. */
function aFile(
  size: number,
  name = "zdjęcie.jpg",
  firstBytes: readonly number[] = [0xff, 0xd8, 0xff, 0xe0],
): FileSource {
  const bytes = new Uint8Array(size);
  bytes.set(firstBytes.slice(0, size));
  return { name, size, slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }) };
}

async function setUp(definition: ContactForm = aForm()) {
  const provider = fakeSupport({
    forms: [definition, ...demoForms().filter(({ formId }) => formId !== definition.formId)],
    now: () => NOW,
  });
  const store = new SupportStore(provider, movableClock());
  await store.requests.load();
  const drafts = new Drafts(fakeDrafts(), { now: () => NOW });
  drafts.open("anna/1");
  const idempotencyKeys = fakeIdempotencyKeys();
  const page = (form = definition) =>
    new RequestFormViewModel(form, {
      port: provider,
      send: (request, key) => registerRequest({ support: provider }, request, key),
      store,
      idempotencyKeys,
      draft: drafts.of(form.formId),
      known: { phone: "601-234-567", email: "anna@example.pl" },
      offered: () => [],
    });
  const fileField = definition.fields.find(({ answer }) => answer.kind === "file");
  const attach = async (model: RequestFormViewModel, ...files: FileSource[]): Promise<void> => {
    if (fileField !== undefined) await model.pick(fileField, files);
  };
  return { provider, store, drafts, idempotencyKeys, page, attach };
}

function fill(model: RequestFormViewModel): void {
  model.set("topic", "Umowa");
  model.set("text", "Proszę o kopię mojej umowy.");
}

describe("(part of MSG-03) support request", () => {
  it("sends a support request once despite repeated presses and keeps its number", async () => {
    const { provider, page } = await setUp();
    const model = page();
    fill(model);
    await Promise.all([model.submit(), model.submit()]);
    await model.submit();
    expect([model.status, model.result?.number, provider.requests.length, provider.submissions.length]).toEqual([
      "done",
      "ZG/2026/5000",
      1,
      1,
    ]);
    expect(model.dirty).toBe(false);
  });

  it("shows all errors of a support request on submit and sends nothing", async () => {
    const { provider, page, attach } = await setUp();
    const model = page();
    expect(model.summary).toEqual([]);
    model.leave("text");
    expect(model.violationOf("text")?.key).toBe("required");
    model.set("text", "Krótko");
    await attach(model, aFile(0));
    await model.submit();
    expect(
      model.summary.map(({ field, violation }) => [field.name, violation === "file" ? violation : violation.key]),
    ).toEqual([
      ["topic", "required"],
      ["text", "tooShort"],
      ["files", "file"],
    ]);
    expect([provider.submissions.length, provider.pieces.length, model.attempts, model.status]).toEqual([
      0,
      0,
      1,
      "editing",
    ]);
  });

  it("[REQ-30] shows no error of a field that an answer shows after a refused submit", async () => {
    const [fault] = demoForms();
    const { page } = await setUp(fault);
    const model = page();
    const invalid = () => model.summary.map(({ field }) => field.name);
    await model.submit();
    expect(invalid()).toEqual(["service", "text"]);
    model.set("service", "TV");
    expect([invalid(), model.violationOf("tv")]).toEqual([["text"], undefined]);
    model.leave("tv");
    expect([invalid(), model.violationOf("tv")?.key]).toEqual([["tv", "text"], "required"]);
    model.set("service", "INTERNET");
    await model.submit();
    expect(invalid()).toEqual(["internet", "text"]);
  });

  it("does not take a request of another form sent in another window for its own", async () => {
    const { provider, page } = await setUp();
    const model = page();
    fill(model);
    provider.script.failNext("register", LOST);
    provider.requests = [...provider.requests, aRequest({ number: "ZG/2026/9999", formId: "OTHER", sentAt: NOW + 1 })];
    await model.submit();
    expect([model.status, model.problem, model.result, model.valueOf("topic")]).toEqual([
      "failed",
      "lost",
      undefined,
      "Umowa",
    ]);
    await model.submit();
    expect([model.status, model.result?.number, provider.requests.length]).toEqual(["done", "ZG/2026/5001", 2]);
  });

  it("resends a support request with the same key after a lost response, even after a reload", async () => {
    const { provider, page } = await setUp();
    const before = page();
    fill(before);
    provider.loseAnswer("register");
    await before.submit();
    expect([before.status, before.problem]).toEqual(["failed", "lost"]);
    const after = page();
    expect([after.restored, after.valueOf("text")]).toEqual([true, "Proszę o kopię mojej umowy."]);
    await after.submit();
    expect([
      after.status,
      provider.requests.length,
      new Set(provider.submissions.map(({ idempotencyKey }) => idempotencyKey)).size,
    ]).toEqual(["done", 1, 1]);
    expect(page().restored).toBe(false);
  });

  it("marks a restored request that lacks files only when files were chosen and not uploaded", async () => {
    const { page, attach } = await setUp();
    const before = page();
    fill(before);
    expect([page().restored, page().storedDraft.lacksFiles]).toEqual([true, false]);
    await attach(before, aFile(10));
    expect([page().restored, page().storedDraft.lacksFiles]).toEqual([true, true]);
    const [file] = before.attachments.of("files");
    if (file !== undefined) before.attachments.remove(file.id);
    expect(page().storedDraft.lacksFiles).toBe(false);
  });

  it("keeps the values of a refused support request and shows that the form has changed", async () => {
    const { provider, page } = await setUp();
    const model = page(aForm({ formId: "gone" }));
    fill(model);
    await model.submit();
    expect([model.status, model.problem, model.valueOf("topic")]).toEqual(["failed", "formChanged", "Umowa"]);
    provider.script.failNext("register", { kind: "http", status: 403 });
    const other = page();
    fill(other);
    await other.submit();
    expect([other.status, other.problem]).toEqual(["failed", "refused"]);
    await other.submit();
    expect(other.status).toBe("done");
  });

  it("sends the fields of a support request now shown, filled in with known contact data", async () => {
    const fault = demoForms().find(({ formId }) => formId === "FAULT");
    if (fault === undefined) throw new Error("form not found");
    const { provider, page } = await setUp(fault);
    const model = page();
    expect([model.valueOf("phone"), model.dirty]).toEqual(["601-234-567", false]);
    model.set("service", "TV");
    model.set("tv", "NONE");
    model.set("service", "INTERNET");
    model.set("internet", "slow");
    model.set("text", "Działa bardzo wolno od rana.");
    await model.submit();
    expect(provider.submissions[0]?.answers).toEqual([
      { name: "service", value: "INTERNET" },
      { name: "internet", value: "slow" },
      { name: "text", value: "Działa bardzo wolno od rana." },
      { name: "phone", value: "601234567" },
    ]);
  });
});

describe("files of a support request", () => {
  it("[VAL-13] checks files when chosen: by size up to the configured limit and by content", async () => {
    const { page, attach } = await setUp();
    const model = page();
    await attach(
      model,
      aFile(0),
      aFile(5_000_000),
      aFile(5_000_001),
      aFile(9, "umowa.pdf", [0x4d, 0x5a]),
      aFile(9, "umowa.exe", [0x4d, 0x5a]),
    );
    expect(model.attachments.of("files").map(({ problem }) => problem)).toEqual([
      "empty",
      undefined,
      "tooBig",
      "wrongContent",
      "wrongKind",
    ]);
    await attach(model, aFile(9), aFile(9), aFile(9));
    expect(
      model.attachments
        .of("files")
        .map(({ problem }) => problem)
        .slice(5),
    ).toEqual([undefined, undefined, "tooMany"]);
    const configured = await setUp(aForm({}, 2));
    const small = configured.page();
    await configured.attach(small, aFile(0), aFile(2_000_000), aFile(2_000_001));
    expect(small.attachments.of("files").map(({ problem }) => problem)).toEqual(["empty", undefined, "tooBig"]);
  });

  it("resumes an upload after a connection loss and sends nothing twice", async () => {
    const { provider, page, attach } = await setUp();
    const model = page();
    fill(model);
    await attach(model, aFile(4 * PIECE_BYTES));
    const release = provider.script.hold("addFile");
    const first = model.submit();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect([model.busy, model.attachments.percent]).toEqual([true, 0]);
    // Two pieces arrive, then the connection is lost.
    const { addFile } = provider;
    let taken = 0;
    provider.addFile = (piece) => {
      taken += 1;
      if (taken === 2) provider.script.failAlways("addFile", LOST);
      return addFile(piece);
    };
    release();
    await first;
    expect([model.status, model.problem, model.attachments.percent, provider.submissions.length]).toEqual([
      "failed",
      "lostFiles",
      50,
      0,
    ]);
    expect([model.valueOf("text"), model.attachments.of("files").length]).toEqual(["Proszę o kopię mojej umowy.", 1]);
    provider.script.recover();
    await model.submit();
    expect([model.status, model.attachments.percent, provider.requests.length]).toEqual(["done", 100, 1]);
    const positions = provider.pieces.map(({ position }) => position / PIECE_BYTES);
    expect(positions).toEqual([0, 1, 2, 2, 3]);
    const [lost, again] = provider.pieces.filter(({ position }) => position === 2 * PIECE_BYTES);
    expect(lost?.idempotencyKey).toBe(again?.idempotencyKey);
  });

  it("keeps uploaded files over a reload; asks to add the others again", async () => {
    const { provider, page, attach } = await setUp();
    const before = page();
    fill(before);
    await attach(before, aFile(10, "pierwszy.jpg"), aFile(10, "drugi_.jpg"));
    provider.script.failNext("register", LOST);
    await before.submit();
    await attach(before, aFile(10, "trzeci.jpg"));
    const after = page();
    expect(after.attachments.of("files").map(({ name }) => name)).toEqual(["pierwszy.jpg", "drugi_.jpg"]);
    await after.submit();
    expect([after.status, provider.pieces.length, namesIn(provider.requests)]).toEqual([
      "done",
      2,
      ["pierwszy.jpg", "drugi_.jpg"],
    ]);
  });

  it("uploads files again after the server lost them; asks for those that are missing here", async () => {
    const { provider, page, attach, drafts } = await setUp();
    const model = page();
    fill(model);
    await attach(model, aFile(10));
    const { register } = provider;
    provider.register = async () => {
      provider.register = register;
      return { ok: false, failure: { kind: "submission-refused", code: "file-missing" } };
    };
    await model.submit();
    expect([model.problem, model.attachments.of("files")[0]?.arrived]).toEqual(["fileMissing", 0]);
    await model.submit();
    expect(model.status).toBe("done");
    drafts.of("OTHER").keep({
      files: ["lost-file-id-000001\n10\nfiles\na.jpg"],
      "answer topic": "T",
      "answer text": "Dziesięć znaków",
    });
    const restored = page();
    await restored.submit();
    expect([restored.problem, restored.attachments.of("files")[0]?.problem]).toEqual(["fileMissing", "unreadable"]);
  });

  it("blocks a request when a file becomes unreadable or the server refuses it", async () => {
    const { provider, page, attach } = await setUp();
    const model = page();
    fill(model);
    const gone = aFile(10);
    let reads = 0;
    await attach(model, {
      ...gone,
      slice: (from, to) =>
        (reads += 1) > 1 ? { arrayBuffer: () => Promise.reject(new Error("gone")) } : gone.slice(from, to),
    });
    await model.submit();
    expect([model.status, model.attachments.of("files")[0]?.problem, provider.submissions.length]).toEqual([
      "editing",
      "unreadable",
      0,
    ]);
    const [file] = model.attachments.of("files");
    if (file !== undefined) model.attachments.remove(file.id);
    await model.submit();
    expect([model.status, provider.submissions[0]?.files]).toEqual(["done", []]);
  });

  it("stops uploading a file when the server reports no progress", async () => {
    const { provider, page, attach } = await setUp();
    const model = page();
    fill(model);
    await attach(model, aFile(2 * PIECE_BYTES));
    let callCount = 0;
    provider.addFile = async () =>
      (callCount += 1) > 50 ? { ok: false, failure: LOST } : { ok: true, value: { received: 0 } };
    await model.submit();
    expect([model.status, model.problem, callCount]).toEqual(["failed", "refused", 2]);
  });

  it("sends files complete and once after any lost pieces or responses", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("fine", "lost", "answer-lost"), { maxLength: 12 }),
        fc.integer({ min: 4, max: 5 * PIECE_BYTES }),
        async (fates, size) => {
          const { provider, page, attach } = await setUp();
          const model = page();
          fill(model);
          await attach(model, aFile(size));
          const { addFile } = provider;
          const left = [...fates];
          provider.addFile = (piece) => {
            const fate = left.shift();
            if (fate === "lost") provider.script.failNext("addFile", LOST);
            if (fate === "answer-lost") provider.loseAnswer("addFile");
            return addFile(piece);
          };
          for (let press = 0; press < 20 && model.status !== "done"; press += 1) await model.submit();
          expect([model.status, provider.requests.length, namesIn(provider.requests)]).toEqual([
            "done",
            1,
            ["zdjęcie.jpg"],
          ]);
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

describe("(part of MSG-04) call-back request", () => {
  async function call(allowed = true) {
    const provider = fakeSupport({ forms: [], allowed, now: () => NOW });
    const store = new SupportStore(provider, movableClock());
    await store.call.load();
    const model = new CallBackViewModel({
      port: provider,
      store,
      clock: { now: () => NOW },
      idempotencyKeys: fakeIdempotencyKeys(),
      draft: undefined,
      phone: "601-234-567",
    });
    return { provider, store, model };
  }

  it("fills in the known number of a call-back request and shows the deadline of the call", async () => {
    const { model } = await call();
    expect([model.permission?.kind, model.fields.values.phone]).toEqual(["allowed", "601-234-567"]);
    await model.submit();
    expect(model.permission).toEqual({
      kind: "promised",
      call: { callBefore: NOW + 86_400_000, callFrom: undefined, phone: "601234567" },
    });
  });

  it("reloads after a lost response to a call-back request, or resends it with the same key", async () => {
    const { model, provider } = await call();
    provider.loseAnswer("requestCall");
    await model.submit();
    expect([model.status, model.permission?.kind]).toEqual(["done", "promised"]);
    const other = await call();
    other.provider.script.failNext("requestCall", LOST);
    other.provider.script.failNext("loadCallPermission", LOST);
    await other.model.submit();
    expect([other.model.status, other.model.problem]).toEqual(["failed", "lost"]);
    await other.model.submit();
    expect(other.model.status).toBe("done");
  });

  it("shows the server's deadline of a call, before and after a reload, even beyond 24 hours", async () => {
    const { model, store, provider } = await call();
    const late = NOW + 3 * 86_400_000;
    const promised = { callBefore: late, callFrom: undefined, phone: "601234567" };
    provider.requestCall = async () => ({ ok: true, value: promised });
    provider.loadCallPermission = async () => ({ ok: true, value: { allowed: true, callTimes: [], ...promised } });
    await model.submit();
    expect(model.permission).toEqual({ kind: "promised", call: promised });
    await store.call.reload();
    expect(model.permission).toEqual({ kind: "promised", call: promised });
  });

  it("offers no call-back when calls are not allowed, and shows a refused request", async () => {
    const { model } = await call(false);
    expect(model.permission?.kind).toBe("notAllowed");
    await model.submit();
    expect([model.status, model.problem]).toEqual(["failed", "notAllowed"]);
  });

  it("[REQ-05] requests a call at a chosen time and changes it with the number", async () => {
    const { model } = await call();
    const [time] = model.times;
    if (time === undefined) throw new Error("a time must be offered");
    model.set("time", String(time.from));
    await model.submit();
    const promised = { callBefore: time.to, callFrom: time.from, phone: "601234567" };
    expect(model.permission).toEqual({ kind: "promised", call: promised });
    model.change(promised);
    expect([model.isChanging, model.dirty, model.chosenTime]).toEqual([true, false, time.from]);
    model.set("phone", "601-234-568");
    await model.submit();
    expect([model.isChanging, model.permission]).toEqual([
      false,
      { kind: "promised", call: { ...promised, phone: "601234568" } },
    ]);
  });

  it("(part of REQ-05) offers the times again when the chosen one is taken", async () => {
    const { model, provider } = await call();
    const [time] = model.times;
    model.set("time", String(time?.from));
    const { requestCall } = provider;
    provider.requestCall = async () => ({ ok: false, failure: { kind: "call-refused", code: "time-not-free" } });
    await model.submit();
    provider.requestCall = requestCall;
    expect([model.status, model.problem, model.fields.values.time]).toEqual(["failed", "timeTaken", ""]);
    await model.submit();
    expect(model.status).toBe("done");
  });

  it("[REQ-06] cancels the promised call, and says when that is uncertain", async () => {
    const { model, provider } = await call();
    await model.submit();
    provider.script.failNext("cancelCall", LOST);
    await model.cancel();
    expect([model.cancellation.state, model.permission?.kind]).toEqual(["lost", "promised"]);
    await model.cancel();
    expect([model.cancellation.state, model.permission?.kind]).toEqual(["done", "allowed"]);
  });

  it("(part of REQ-06) asks the server whether another call is possible after a cancellation", async () => {
    const { model, provider } = await call();
    await model.submit();
    provider.loadCallPermission = async () => ({
      ok: true,
      value: { allowed: false, callTimes: [], callBefore: undefined, callFrom: undefined, phone: undefined },
    });
    await model.cancel();
    await vi.waitFor(() => expect(model.permission?.kind).toBe("notAllowed"));
  });
});
